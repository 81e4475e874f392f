import { readFileSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import { checkSettings } from "#runtime/check-settings.ts";
import { testSignal } from "#tests/support/test-signal.ts";
import { parts } from "#widgets/lightbox/parts.ts";
import { settings as schema } from "#widgets/lightbox/settings.ts";
import preset from "./index.ts";

const KIT = {
  global_image_lightbox: "yes",
  lightbox_enable_counter: "yes",
  lightbox_enable_share: "yes",
  lightbox_enable_zoom: "yes",
  lightbox_title_src: "title",
  lightbox_description_src: "description",
};
const withKit = (kit: object) => vi.stubGlobal("elementorFrontendConfig", { kit });

async function marked(html: string, page: object = {}) {
  document.body.innerHTML = html;
  const all = await preset.markers({ deviceMode: () => "desktop", ...page } as never, () => {}, {
    signal: testSignal(),
  });
  return all.filter(({ widget }) => widget === "lightbox");
}

/** The ids of the elements that a marker finds. */
const idsOf = async (html: string, page: object = {}) =>
  (await marked(html, page))
    .flatMap(({ selector }) => [...document.querySelectorAll(selector)])
    .map(({ id }) => id);

afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = "";
  document.body.replaceChildren();
});

const LINKS = `
  <a id="chosen" href="/page/" data-elementor-open-lightbox="yes"></a>
  <a id="default" href="/a.JPG" data-elementor-open-lightbox="default"></a>
  <a id="plain" href="/b.webp?w=2"></a>
  <a id="kept" href="/c.png" data-elementor-open-lightbox="no"></a>
  <a id="saved" href="/d.gif" download></a>
  <a id="other" href="/jpg/"></a>
  <div id="cover" data-elementor-lightbox="{}"></div>
  <a id="act" href="#elementor-action%3Aaction%3Dlightbox%26settings%3DeyJ9"></a>`;

it("marks the links that an editor has chosen, and all to pictures if the site wants that", async () => {
  withKit(KIT);
  expect((await idsOf(LINKS)).toSorted()).toEqual(["act", "chosen", "cover", "default", "plain"]);
  withKit({ ...KIT, global_image_lightbox: "" });
  expect((await idsOf(LINKS)).toSorted()).toEqual(["act", "chosen", "cover"]);
});

it("leaves the links to the editor", async () => {
  withKit(KIT);
  expect(await idsOf(LINKS, { isEditor: true })).toEqual([]);
});

it.each([
  [KIT, true],
  [{}, false],
])("takes what it shows from the site's settings %j", async (kit, isOn) => {
  withKit(kit);
  const [first] = await marked('<a data-elementor-open-lightbox="yes" href="/a.jpg"></a>');
  const given = (await marked('<a data-elementor-open-lightbox="yes" href="/a.jpg"></a>')).find(
    ({ selector }) => selector.includes("open-lightbox"),
  )?.settings;
  expect(first?.on).toBeUndefined();
  const checked = checkSettings(schema, given, parts);
  expect(checked.issues).toEqual([]);
  expect(checked.settings).toMatchObject({
    counter: isOn,
    zoom: isOn,
    share: isOn,
    titles: isOn,
    descriptions: isOn,
  });
});

it("loads at once where the page was opened with such an action in its address", async () => {
  location.hash = "#elementor-action%3Aaction%3Dlightbox";
  expect((await marked(LINKS)).map(({ on }) => on)).toEqual(["load", "load", "load"]);
});

it("finds nothing unserved on the recorded page that has a gallery of pictures", async () => {
  const html = readFileSync("fixtures/native/builder/pages/reading.html", "utf8");
  const page = new DOMParser().parseFromString(html.replaceAll(/<iframe\b[^>]*>/g, ""), "text/html");
  document.body.innerHTML = `${page.body.innerHTML}<p data-widget_type="acme-wheel.default"></p>`;
  const skip = vi.fn();
  await preset.markers({ deviceMode: () => "desktop" } as never, skip, { signal: testSignal() });
  await vi.waitFor(() => expect(skip).toHaveBeenCalledWith(expect.stringContaining("acme-wheel")));
  expect(skip.mock.calls.flat().filter((reason) => String(reason).includes("image-gallery"))).toEqual([]);
});
