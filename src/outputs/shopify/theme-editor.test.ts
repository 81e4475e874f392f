import { beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";
import { SNIPPET } from "./snippet.mjs";
import { followThemeEditor, OPENS } from "./theme-editor.mjs";

const SECTION = `<div class="shopify-section" id="shopify-section-a"><section id="letter" data-widget="popup" ${OPENS} data-settings='{"entrance_animation":"none"}'><p id="block">Four letters</p></section></div>`;
const OTHER = `<div class="shopify-section" id="shopify-section-b"><p>Words</p></div>`;

const dialogs = () => document.querySelectorAll("dialog.islet-preview");
const tell = (type: string, id: string) =>
  document.getElementById(id)?.dispatchEvent(new CustomEvent(`shopify:${type}`, { bubbles: true }));

const script = /<script>([^]*?)<\/script>/.exec(SNIPPET)?.[1] ?? "";

/** The theme editor's page, with what the snippet prints for it. */
async function openEditor() {
  const page = await mountMarkup(SECTION + OTHER, { config: { is_editor: true } });
  vi.stubGlobal("islet", page.islet);
  return async (type: string, id: string) => {
    tell(type, id);
    await page.settled();
  };
}

beforeEach(() => {
  const listen = document.addEventListener.bind(document);
  const ending = new AbortController();
  vi.spyOn(document, "addEventListener").mockImplementation((type: string, listener: unknown) =>
    listen(type, listener as EventListener, { signal: ending.signal }),
  );
  followThemeEditor(OPENS);
  vi.mocked(document.addEventListener).mockRestore();
  return () => ending.abort();
});

describe("a popup in Shopify's theme editor", () => {
  it("is printed with a script for the editor alone, which Liquid leaves as it is", () => {
    expect(script.trim()).toBe(`(${followThemeEditor.toString()})("${OPENS}");`);
    expect(script).not.toMatch(/\{\{|\{%/);
    expect(SNIPPET).toMatch(/\{%- if request\.design_mode -%\}\s*<script>[^]*<\/script>\s*\{%- endif -%\}/);
  });

  it("shows itself while its section is selected", async () => {
    const and = await openEditor();
    await and("section:select", "shopify-section-b");
    expect(dialogs()).toHaveLength(0);
    await and("section:select", "shopify-section-a");
    expect([...dialogs()].map((dialog) => dialog.querySelector("dialog p")?.textContent)).toEqual([
      "Four letters",
    ]);
    await and("section:deselect", "shopify-section-b");
    expect(dialogs()).toHaveLength(1);
    await and("section:deselect", "shopify-section-a");
    expect(dialogs()).toHaveLength(0);
  });

  it("shows itself while a block of it is selected, and stays as it is when its section is, too", async () => {
    const and = await openEditor();
    await and("block:select", "block");
    const [first] = dialogs();
    await and("section:select", "shopify-section-a");
    expect([...dialogs()]).toEqual([first]);
    await and("block:deselect", "block");
    expect(dialogs()).toHaveLength(0);
  });

  it("shows itself again once a change has drawn its section anew, and when it was closed by hand", async () => {
    const and = await openEditor();
    await and("section:select", "shopify-section-a");
    await and("section:unload", "shopify-section-a");
    expect(dialogs()).toHaveLength(0);
    (document.getElementById("shopify-section-a") as HTMLElement).outerHTML = SECTION.replace("Four", "Five");
    await and("section:select", "shopify-section-a");
    expect(dialogs()[0]?.querySelector("dialog p")?.textContent).toBe("Five letters");
    dialogs()[0]?.querySelector("button")?.click();
    await and("section:select", "shopify-section-b");
    await and("section:select", "shopify-section-a");
    expect(dialogs()).toHaveLength(1);
  });
});
