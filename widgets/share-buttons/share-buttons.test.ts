import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf } from "#tests/support/native-widget.ts";
import { partsConfig } from "#tests/support/parts-config.ts";

const fixture = readFileSync("widgets/share-buttons/fixture.html", "utf8");
const host = () => document.querySelector("[data-widget]") as HTMLElement;
const widget = (inside: string, settings: object = {}) =>
  `<div data-widget="share-buttons" data-settings='${JSON.stringify(settings)}'>${inside}</div>`;
const link = (network: string) => document.querySelector<HTMLAnchorElement>(`a[data-network="${network}"]`);
const facebook = '<a data-network="facebook" href="/">Facebook</a>';
const sharedAt = (name = "u") => new URL(link("facebook")?.href ?? "").searchParams.get(name);
const press = (element: Element | null) => userEvent.click(element as Element);
const status = () => document.querySelector("[role=status]")?.textContent;

const shareSheet = vi.fn<(data: ShareData) => Promise<void>>();
const offerSheet = () =>
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share: shareSheet }));

afterEach(() => {
  shareSheet.mockReset();
  history.replaceState(null, "", "/");
});

describe("a share button", () => {
  it("share-buttons.1 shares the address that is set, and nothing of the page", async () => {
    document.title = "Belts";
    const share_url = "https://shop.example/custom?a=1&b=ü";
    await mountMarkup(widget('<a data-network="linkedin" href="/">LinkedIn</a>', { share_url }));
    expect(Object.fromEntries(new URL(link("linkedin")?.href ?? "").searchParams)).toEqual({
      mini: "true",
      url: "https://shop.example/custom?a=1&b=%C3%BC",
      source: "https://shop.example/custom?a=1&b=%C3%BC",
    });
  });

  it.each(["javascript:alert(1)", "mailto:ada@shop.example", "data:text/html,x", "https://"])(
    "shares the page in place of %s",
    async (share_url) => {
      await mountMarkup(widget(facebook, { share_url }));
      expect(sharedAt()).toBe(location.href);
    },
  );

  it("share-buttons.1 shares the page as it is at the press", async () => {
    document.title = "Belts";
    await mountMarkup(widget(`${facebook}<a data-network="reddit" href="/">Reddit</a>`));
    history.replaceState(null, "", "/later/?page=2#made");
    document.title = "Belts, page 2";
    host().dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(sharedAt()).toBe(location.href);
    expect(new URL(link("reddit")?.href ?? "").searchParams.get("title")).toBe("Belts, page 2");
  });

  it("leaves out a parameter u that leads to another host, or nowhere", async () => {
    const kept: string[] = [];
    for (const u of [
      "https://evil.example/",
      "nowhere",
      "javascript:alert(1)",
      `${location.origin}/belts/`,
    ]) {
      history.replaceState(null, "", `/?u=${encodeURIComponent(u)}&a=1`);
      const { stop } = await mountMarkup(widget(facebook));
      kept.push(new URL(sharedAt() ?? "").search);
      stop();
    }
    const own = new URLSearchParams({ u: `${location.origin}/belts/`, a: "1" }).toString();
    expect(kept).toEqual(["?a=1", "?a=1", "?a=1", `?${own}`]);
  });

  it("copies the address, or shows it where the browser does not let it", async () => {
    const { settled } = await mountMarkup(fixture);
    const button = document.querySelector("[data-network=copy]");
    expect(button?.hasAttribute("hidden")).toBe(false);
    const user = userEvent.setup();
    await user.click(button as Element);
    await settled();
    expect(await navigator.clipboard.readText()).toBe(location.href);
    expect(status()).toBe("Link copied.");
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    await user.click(button as Element);
    await settled();
    expect(status()).toBe(location.href);
  });

  it("prints the page", async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal("print", print);
    await mountMarkup(fixture);
    await press(document.querySelector("[data-network=print]"));
    expect(print).toHaveBeenCalledOnce();
  });

  it("opens a network from a real button, in a window that knows nothing of the page", async () => {
    const open = vi.spyOn(navigation, "open").mockReturnValue(null);
    await mountMarkup(widget('<button data-network="tumblr">Tumblr</button>'));
    await press(document.querySelector("button"));
    expect(open).toHaveBeenCalledWith(
      `https://www.tumblr.com/share/link?url=${encodeURIComponent(location.href)}`,
    );
  });
});

describe("the device's own way to share", () => {
  const native = '<button data-network="native" hidden>Share…</button>';

  it("has no button where the device has none", async () => {
    await mountMarkup(widget(facebook + native, { device_sheet: true }));
    expect(document.querySelectorAll("button:not([hidden])").length).toBe(0);
  });

  it("leaves no empty item of a list where the device has none, until the widget ends", async () => {
    const item = (network: string) => `<li><button data-network="${network}" hidden>Share…</button></li>`;
    const { stop } = await mountMarkup(widget(`<ul>${item("native")}${item("copy")}</ul>`));
    const hidden = () => [...document.querySelectorAll("li")].map((shown) => shown.hidden);
    expect(hidden()).toEqual([true, false]);
    stop();
    expect(hidden()).toEqual([false, false]);
  });

  it("gets the address, the title and the text; who closes it has not failed", async () => {
    offerSheet();
    shareSheet
      .mockRejectedValueOnce(new DOMException("", "AbortError"))
      .mockRejectedValueOnce(new Error("busy"));
    const { problems, settled } = await mountMarkup(widget(native, { title: "Belts", text: "By hand" }));
    await press(document.querySelector("button"));
    await settled();
    expect(shareSheet).toHaveBeenCalledWith({ url: location.href, title: "Belts", text: "By hand" });
    expect(problems).toEqual([]);
    await press(document.querySelector("button"));
    await settled();
    expect(problems.map(({ message }) => message).join()).toContain("the device has not shared: busy");
  });

  it("has a button of its own if an editor wants one, in a list in an item of its own", async () => {
    offerSheet();
    const { stop } = await mountMarkup(
      widget(`<ul><li id="first">${facebook}</li></ul>`, { device_sheet: true }),
    );
    expect(document.querySelector("ul")?.children.length).toBe(2);
    expect(document.querySelectorAll("#first").length).toBe(1);
    await press(document.querySelector("button"));
    expect(shareSheet).toHaveBeenCalledOnce();
    stop();
    expect(document.querySelector("ul")?.children.length).toBe(1);
  });
});

describe("a button that is no link", () => {
  const native = (network: string) =>
    `<div class="elementor-share-btn elementor-share-btn_${network}" role="button" tabindex="0" aria-label="Share on ${network}"><span>${network}</span></div>`;
  const config = partsConfig("share-buttons", {
    button: ".elementor-share-btn",
    network_prefix: "elementor-share-btn_",
  });

  it("gets a real link over it that takes over its name and the focus, and gives them back", async () => {
    const html = widget(native("facebook") + native("email"));
    document.body.innerHTML = html;
    const { stop } = await mountMarkup(html, { config });
    const [first, mail] = document.querySelectorAll("a");
    expect([first?.getAttribute("aria-label"), first?.target, first?.rel]).toEqual([
      "Share on facebook",
      "_blank",
      "noopener",
    ]);
    expect(first?.href).toMatch(/^https:\/\/www\.facebook\.com\/sharer\.php\?u=http/);
    expect([mail?.target, mail?.protocol]).toEqual(["", "mailto:"]);
    expect(document.querySelector("[role=button], [tabindex]")).toBeNull();
    expect(first?.parentElement?.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
    first?.focus();
    const pressed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    document.addEventListener("click", pressed, { once: true });
    await userEvent.keyboard(" ");
    expect(pressed).toHaveBeenCalledOnce();
    stop();
    expect(document.activeElement).toBe(document.querySelector(".elementor-share-btn"));
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(html));
  });

  it("prints by Enter and Space", async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal("print", print);
    await mountMarkup(widget(native("print")), { config });
    (document.querySelector("[role=button]") as HTMLElement).focus();
    await userEvent.keyboard("{Enter} ");
    expect(print).toHaveBeenCalledTimes(2);
  });

  it("is disabled in its place if nothing can be shared there, and this is told once", async () => {
    const { problems } = await mountMarkup(widget(["facebook", "google", "mix"].map(native).join("")), {
      config,
    });
    const disabled = [...document.querySelectorAll("[aria-disabled]")];
    expect(disabled.map(({ className }) => className.split(" ")[1])).toEqual([
      "elementor-share-btn_google",
      "elementor-share-btn_mix",
    ]);
    expect(disabled.some((button) => button.hasAttribute("tabindex"))).toBe(false);
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining("google, mix")]);
    expect(document.querySelector("[role=status]")).toBeNull();
  });

  it("share-buttons.2 does nothing in the editor, and neither do links", async () => {
    const html = widget(native("facebook") + native("print") + facebook);
    await mountMarkup(html, { config: { ...config, is_editor: true } });
    expect(document.querySelectorAll("a").length).toBe(1);
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    link("facebook")?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
  });
});

it("an element without a button is told", async () => {
  const { problems } = await mountMarkup(widget("<p>Nothing here</p>"));
  expect(problems.map(({ message }) => message).join()).toContain("must hold buttons");
});
