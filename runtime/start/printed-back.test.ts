import { describe, expect, it, vi } from "vitest";
import { drawnPage } from "#tests/support/drawn-page.ts";
import { startOnPage } from "#tests/support/mount.ts";
import { mountFixture } from "#tests/support/mount-fixture.ts";
import { catalogue } from "#widgets/catalogue.ts";

/** Islands that draw in place of all that the server prints: what they have drawn stays to be read. */
const DRAWN = new Set(["countdown", "table-of-contents", "feed", "payment-popup"]);
/** What comes back otherwise than it was, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  popup: "the marker keeps the name of the widget that opens it",
  notices: "a notice stays in the place where notices go, and the page says it again as an alert",
  "mini-cart": "the list of the cart stays without the box that the server prints around it",
  "order-attribution": "an element that the page has twice by mistake stays away",
  "form-steps": "the button that sends stays in the last step",
};

describe("a page that is printed with what widgets have made of it", () => {
  it.each(Object.keys(catalogue))("comes alive as the server's own, and gives it back: %s", async (name) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const first = await mountFixture(name);
    // Code is coloured in slices.
    if (name === "code-highlight")
      await vi.waitFor(() => expect(document.querySelector(".token")).toBeTruthy());
    const mounted = drawnPage();
    const printed = document.body.innerHTML;
    first.stop();
    const served = drawnPage();
    document.body.innerHTML = printed;
    const { stop } = await startOnPage();
    if (name !== "notices") await vi.waitFor(() => expect(drawnPage()).toBe(mounted));
    stop();
    expect(document.querySelector("[data-widget-added], [data-widget-was], islet-slot")).toBeNull();
    if (!DRAWN.has(name) && !OTHERWISE[name]) expect(drawnPage()).toBe(served);
    else expect(document.body.textContent.trim()).toBeTruthy();
  });
});
