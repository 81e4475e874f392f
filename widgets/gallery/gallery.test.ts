import { readFileSync } from "node:fs";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf, nativeWidget } from "#tests/support/native-widget.ts";
import { printedMarkup } from "#tests/support/printed-markup.ts";
import { stubViewObservers } from "#tests/support/view-observers.ts";

const fixture = readFileSync("widgets/gallery/fixture.html", "utf8");
const ELEMENTOR = { config: { presets: ["elementor"] } };

const host = () => document.querySelector("[data-widget~=gallery], .elementor-widget-gallery") as HTMLElement;
const button = (key: string) => host().querySelector(`[data-gallery-index="${key}"]`) as HTMLElement;
const shown = (selector: string) =>
  [...host().querySelectorAll<HTMLElement>(selector)].filter(({ style }) => style.display !== "none");
const pressed = () =>
  [...host().querySelectorAll("[aria-pressed=true]")].map(({ textContent }) => textContent?.trim());
const withSettings = (settings: object) =>
  fixture.replace('"gallery"', `"gallery" data-settings='${JSON.stringify(settings)}'`);

describe("a gallery", () => {
  it("shows all pictures at first, then those of the gallery whose button is pressed, and says which", async () => {
    const { settled } = await mountMarkup(fixture);
    await settled();
    expect([shown("figure").length, pressed()]).toEqual([6, ["All"]]);
    await userEvent.click(button("1"));
    expect(shown("figcaption").length).toBe(6);
    expect(shown("figure").map(({ textContent }) => textContent)).toEqual(["Loom", "Spindle", "Bench"]);
    expect(pressed()).toEqual(["Wood"]);
    const told = () => document.querySelector("[role=status]")?.textContent;
    expect(told()).toBe("Items shown: 3");
    await userEvent.click(button("1"));
    expect([pressed(), shown("figure").length]).toEqual([["Wood"], 3]);
    await userEvent.click(button("all"));
    expect([told(), shown("figure").length]).toEqual(["Items shown: 6", 6]);
  });

  it("stands as a server prints it: links around pictures, and a filter by groups", async () => {
    const html = await printedMarkup("gallery");
    const { problems, settled, stop } = await mountMarkup(html);
    await settled();
    expect([problems, shown("figure").length, pressed()]).toEqual([[], 6, ["All"]]);
    const filter = host().querySelector("[role=group]");
    expect(filter?.getAttribute("aria-label")).toBe("Show pictures of");
    expect(
      [...host().querySelectorAll("figure > a")].slice(1, 3).map((link) => link.getAttribute("href")),
    ).toEqual(["/wp-content/uploads/hoodie-400x600.svg", "/services/"]);
    await userEvent.click(button("2"));
    expect(shown("figure").map(({ textContent }) => textContent)).toEqual(["Loom", "Spindle", "Bench"]);
    expect(pressed()).toEqual(["Wood"]);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(html));
  });

  it("is printed without a filter where it has no groups", async () => {
    const { problems } = await mountMarkup(await printedMarkup("gallery", { groups: [] }));
    expect([problems, host().querySelector("button"), shown("figure").length]).toEqual([[], null, 6]);
  });

  it("without a button for all, shows the first gallery", async () => {
    await mountMarkup(fixture.replace(/<button[^>]*"all".*<\/button>/, ""));
    expect(shown("figure").map(({ textContent }) => textContent)).toEqual([
      "Beanie",
      "Hoodie",
      "Spindle",
      "Scarf",
    ]);
  });

  it("as rows, gives each picture the ratio that the server says", async () => {
    await mountMarkup(withSettings({ gallery_layout: "justified", ideal_row_height: 150 }));
    const ratios = shown("figure").map(({ style }) => style.getPropertyValue("--islet-gallery-ratio"));
    expect(ratios.slice(0, 4)).toEqual(["1.5", "0.6667", "1", "2"]);
    const container = host().querySelector(".islet-gallery") as HTMLElement;
    expect(container.style.getPropertyValue("--islet-gallery-row")).toBe("150px");
    expect(container.className).toContain("islet-gallery--justified");
  });

  it("as a grid, gives every picture one ratio, in as many columns as the device has", async () => {
    await mountMarkup(withSettings({ aspect_ratio: "16:9", columns: 5, columns_tablet: 3, gap: 7 }));
    const container = host().querySelector(".islet-gallery") as HTMLElement;
    expect(shown("figure")[1]?.style.getPropertyValue("--islet-gallery-ratio")).toBe("16 / 9");
    expect(container.style.getPropertyValue("--islet-gallery-columns")).toBe("3");
    expect(container.style.getPropertyValue("--islet-gallery-gap")).toBe("7px");
  });

  it.each([{}, { gallery_layout: "masonry" }, { gallery_layout: "justified" }])(
    "gives its element back as it was: %o",
    async (settings) => {
      const markup = withSettings(settings);
      const { settled, stop } = await mountMarkup(markup);
      await settled();
      await userEvent.click(button("1"));
      stop();
      expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
    },
  );

  it("an element without a gallery is told", async () => {
    const { problems } = await mountMarkup('<div data-widget="gallery"><p>Photos</p></div>');
    expect(problems.map(({ message }) => message).join()).toContain("must hold a gallery");
  });
});

describe("a gallery of the builder", () => {
  const native = nativeWidget("reading", "gallery.default");
  const images = () => [...host().querySelectorAll<HTMLElement>(".e-gallery-image")];

  it("requests a picture when the visitor comes within 400 px of it", async () => {
    const scroll = stubViewObservers();
    await mountMarkup(native, ELEMENTOR);
    const [first, second] = images();
    scroll(1 + 401 / innerHeight, first);
    expect(first?.style.backgroundImage).toBe("");
    scroll(1 + 399 / innerHeight, first);
    expect(first?.style.backgroundImage).toContain("bed-i0-233x300.jpg");
    expect(first?.classList.contains("e-gallery-image-loaded")).toBe(true);
    expect(second?.style.backgroundImage).toBe("");
  });

  it("requests all of them at once if its settings say so", async () => {
    stubViewObservers();
    await mountMarkup(
      native.replace("&quot;lazyload&quot;:&quot;yes&quot;,", "").replace('"lazyload":"yes",', ""),
      ELEMENTOR,
    );
    expect(images().every(({ style }) => style.backgroundImage.includes("bed-i"))).toBe(true);
  });

  it.each([
    ["javascript:alert(1)"],
    ["data:image/svg+xml,<svg onload=alert(1)>"],
    ["data:image/png;base64,AAAA"],
    ["file:///etc/passwd"],
    ["https://user:word@shop.example/a.jpg"],
    ["https://"],
  ])("shows no picture at %s, and says so", async (address) => {
    const scroll = stubViewObservers();
    const markup = native.replace(
      /data-thumbnail="[^"]*"/,
      () => `data-thumbnail="${address.replaceAll('"', "&quot;")}"`,
    );
    const { problems } = await mountMarkup(markup, ELEMENTOR);
    const [first] = images();
    scroll(0.5, first);
    expect(first?.style.backgroundImage).toBe("");
    expect(problems.map(({ message }) => message).join()).toContain("no address of the web");
  });

  it("an address stays one address whatever signs it has", async () => {
    const scroll = stubViewObservers();
    const setProperty = vi.spyOn(CSSStyleDeclaration.prototype, "setProperty");
    const address = `https://shop.example/a.jpg?x=");color:red;b:url(\\"y\\&#10;'`;
    await mountMarkup(
      native.replace(/data-thumbnail="[^"]*"/, () => `data-thumbnail="${address.replaceAll('"', "&quot;")}"`),
      ELEMENTOR,
    );
    const [first] = images();
    scroll(0.5, first);
    const written = setProperty.mock.calls.find(([property]) => property === "background-image")?.[1] ?? "";
    setProperty.mockRestore();
    expect(written).toMatch(/^url\("https:\/\/shop\.example\/[^"\\\n]*"\)$/);
  });

  it("marks the button and its words as the builder's styles expect, and names the pictures that are looked through together", async () => {
    await mountMarkup(native, ELEMENTOR);
    const groups = () =>
      [...host().querySelectorAll("[data-elementor-lightbox-slideshow]")].map((link) =>
        link.getAttribute("data-elementor-lightbox-slideshow"),
      );
    expect(button("all").className).toContain("elementor-item-active");
    expect(new Set(groups())).toEqual(new Set(["all_2e1178a"]));
    expect(host().querySelector(".elementor-gallery-item__title")?.className).toContain(
      "elementor-animated-item--fade-in",
    );
    button("1").focus();
    await userEvent.keyboard(" ");
    expect(pressed()).toEqual(["Second"]);
    expect(button("all").className).not.toContain("elementor-item-active");
    expect(shown(".e-gallery-item")).toHaveLength(4);
    expect(groups()).toEqual([
      "2e1178a",
      "2e1178a",
      "2e1178a",
      ...Array.from({ length: 4 }, () => "1_2e1178a"),
    ]);
  });

  it("gives its element back as it was", async () => {
    const scroll = stubViewObservers();
    const { settled, stop } = await mountMarkup(native, ELEMENTOR);
    scroll(0.5);
    await settled();
    await userEvent.click(button("0"));
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(native));
  });
});
