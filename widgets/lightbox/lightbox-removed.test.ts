import { expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";

const LINK = '<div data-widget="lightbox"><a href="/wool.jpg"><img src="/wool-150.jpg" alt="Wool"></a></div>';
const dialog = () => document.querySelector<HTMLDialogElement>("dialog.islet-lightbox");

async function open() {
  document.querySelector<HTMLElement>("a")?.click();
  await vi.waitFor(() => expect(dialog()?.open).toBe(true));
}

it("pictures that a morph takes away leave a page that scrolls, and open anew", async () => {
  await mountMarkup(LINK);
  await open();
  expect(document.documentElement.style.overflow).toBe("hidden");
  dialog()?.remove();
  await vi.waitFor(() => expect(document.documentElement.style.overflow).toBe(""));
  await open();
});
