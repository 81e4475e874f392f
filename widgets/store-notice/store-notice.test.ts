import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";

const fixture = readFileSync("widgets/store-notice/fixture.html", "utf8");
const ID = "fe68900dee1653cf2d0662bb68d31594";

const notices = () => [...document.querySelectorAll<HTMLElement>("[data-widget=store-notice]")];
/** By its classes: the style sheet does the rest. */
const isShown = (notice = notices()[0]) =>
  notice?.classList.contains("islet-store-notice") &&
  !notice.classList.contains("islet-store-notice-dismissed");
const link = (index = 0) =>
  document.querySelectorAll<HTMLElement>(".woocommerce-store-notice__dismiss-link")[index] as HTMLElement;
const press = (key: string) => {
  const down = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  link().dispatchEvent(down);
  return down.defaultPrevented;
};
const notice = (id: string, attributes = "") =>
  `<p class="woocommerce-store-notice" data-widget="store-notice" ${id && `data-notice-id="${id}"`} ${attributes}>Hello <a class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>`;

const forget = () => {
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=")[0]}=; path=/; max-age=0`;
};
afterEach(forget);

describe("a notice that nobody has dismissed", () => {
  it("store-notice.1 is shown, although the shop serves it hidden", async () => {
    await mountMarkup(notice("a", 'style="display: none"'));
    expect(isShown()).toBe(true);
    expect(document.cookie).toBe("");
  });

  it("store-notice.1 is hidden by a press and remembered under its id", async () => {
    await mountMarkup(fixture);
    link().click();
    expect(isShown()).toBe(false);
    expect(document.cookie).toBe(`store_notice${ID}=hidden`);
  });

  it("store-notice.1 without an id is remembered under the bare name", async () => {
    await mountMarkup(notice(""));
    link().click();
    expect(document.cookie).toBe("store_notice=hidden");
  });

  it.each(["Enter", " "])("store-notice.1 the key “%s” dismisses it, too", async (key) => {
    await mountMarkup(notice("a"));
    expect(link().getAttribute("tabindex")).toBe("0");
    expect(link().getAttribute("role")).toBe("button");
    expect(press(key)).toBe(true);
    expect(isShown()).toBe(false);
  });

  it.each(["Escape", "a", "Tab"])("the key %s does not", async (key) => {
    await mountMarkup(notice("a"));
    expect(press(key)).toBe(false);
    expect(isShown()).toBe(true);
  });
});

it("store-notice.2 one that was dismissed is not shown at all", async () => {
  document.cookie = `store_notice${ID}=hidden; path=/`;
  await mountMarkup(fixture);
  expect(isShown()).toBe(false);
});

it("each of several notices goes for itself, the same one from all its places", async () => {
  await mountMarkup(notice("a") + notice("b") + notice("a"));
  link().click();
  expect(notices().map((one) => isShown(one))).toEqual([false, true, false]);
});

it("an unmounted notice is as it was and hears nothing any more", async () => {
  const html = notice("a", 'style="display: none;"');
  document.body.innerHTML = html;
  const printed = document.body.innerHTML;
  const { stop } = await mountMarkup(html);
  stop();
  expect(document.body.innerHTML).toBe(printed);
  link().click();
  expect(document.cookie).toBe("");
});
