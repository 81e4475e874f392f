import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf } from "#tests/support/native-widget.ts";
import { printedMarkup } from "#tests/support/printed-markup.ts";

const fixture = readFileSync("widgets/social-embed/fixture.html", "utf8");
const config = {
  allowed_hosts: ["connect.facebook.net"],
  widget_settings: { "social-embed": { app_id: "123" } },
};
const post = (id: number) =>
  `<div data-widget="social-embed"><div class="fb-post" data-href="https://www.facebook.com/islet/posts/${id}"></div></div>`;

/** What would be on the page: here is no network. */
let scripts: HTMLScriptElement[] = [];
/** What the fake script was told, and what the page heard, in that order. */
let calls: unknown[] = [];
const notices = () => [...document.querySelectorAll<HTMLElement>(".islet-consent")];
const press = (name: string, index = 0) =>
  userEvent.click(
    [...document.querySelectorAll("button")].filter(({ textContent }) => textContent === name)[
      index
    ] as Element,
  );

/** The provider's script arrives: it fills the elements inside another. */
async function arrive(settled: () => Promise<void>) {
  await settled();
  Reflect.set(window, "FB", {
    init: (options: unknown) => calls.push(["init", options]),
    XFBML: {
      parse(root: Element) {
        calls.push("parse");
        for (const element of root.querySelectorAll("[class*=fb-]")) {
          element.setAttribute("fb-xfbml-state", "rendered");
          element.classList.add("fb_iframe_widget");
          element.replaceChildren(document.createElement("span"));
        }
      },
    },
  });
  scripts.at(-1)?.dispatchEvent(new Event("load"));
  await settled();
}
const isFilled = () =>
  [...document.querySelectorAll("[class*=fb-]")].map((element) => element.hasAttribute("fb-xfbml-state"));

beforeEach(() => {
  // The script is there once for a page.
  vi.resetModules();
  for (const name of ["FB", "wp_has_consent"]) Reflect.deleteProperty(window, name);
  calls = [];
  scripts = [];
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    for (const node of nodes) {
      if ((node as Element).localName === "script") scripts.push(node as HTMLScriptElement);
      else append(node);
    }
  });
});

describe("what is embedded", () => {
  it("is a link as a server prints it, then a notice, and the provider's once the visitor asks", async () => {
    const html = await printedMarkup("social-embed");
    document.body.innerHTML = html;
    const link = document.querySelector("blockquote a");
    expect([link?.textContent, link?.getAttribute("href")]).toEqual([
      "Islet at Facebook",
      "https://www.facebook.com/islet",
    ]);
    const { problems, settled, stop } = await mountMarkup(html, { config });
    expect([problems, scripts]).toEqual([[], []]);
    expect(notices().map((notice) => notice.getAttribute("aria-label"))).toEqual(["Posts of a page"]);
    await press("Load this once");
    await arrive(settled);
    expect(isFilled()).toEqual([true]);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(html));
  });

  it("is printed by its kind, with the page's address where it has none of its own", async () => {
    const kinds = ["page", "post", "video", "like", "share", "comments"];
    const address = "https://www.facebook.com/islet?a=1&b=2";
    const printed = async (more: object) => {
      document.body.innerHTML = await printedMarkup("social-embed", {
        items: kinds.map((kind) => ({ kind, ...more })),
      });
      return [...document.querySelectorAll<HTMLElement>("[data-href]")];
    };
    const elements = await printed({ address });
    expect(elements.map(({ className }) => className.replace("fb-", ""))).toEqual([
      "page",
      "post",
      "video",
      "like",
      "share-button",
      "comments",
    ]);
    expect(new Set(elements.map(({ dataset }) => dataset["href"]))).toEqual(new Set([address]));
    expect(elements[3]?.querySelector("a")?.href).toContain(`u=${encodeURIComponent(address)}`);
    const [, , , like] = await printed({});
    expect(like?.dataset["href"]).toBe("https://shop.example/belts/");
    const [hostile] = await printed({ address: "javascript:alert(1)" });
    expect(hostile?.outerHTML).not.toContain("javascript:");
  });

  it("social-embed.1 waits for the visitor, then starts the script once, by language, app and version, and is parsed", async () => {
    document.addEventListener("fb:sdk:loaded", () => calls.push("fb:sdk:loaded"), { once: true });
    const { settled } = await mountMarkup(
      fixture.replace("data-width", 'data-height="400" data-width') + post(1) + post(2),
      { config },
    );
    expect(scripts).toEqual([]);
    expect(notices().map((notice) => notice.getAttribute("aria-label"))).toEqual([
      "Posts of a page",
      "A post",
      "A post",
    ]);
    expect(notices()[0]?.textContent).toContain("your browser contacts connect.facebook.net");
    expect([notices()[0]?.style.minHeight, notices()[0]?.style.maxWidth]).toEqual(["400px", "340px"]);
    await press("Load this once");
    await press("Load this once");
    await settled();
    expect(scripts.map(({ src }) => src)).toEqual(["https://connect.facebook.net/en_GB/sdk.js"]);
    await arrive(settled);
    expect(calls).toEqual([
      ["init", { appId: "123", version: "v2.10", xfbml: false }],
      "fb:sdk:loaded",
      "parse",
    ]);
    expect(isFilled()).toEqual([true, false, false]);
    expect(document.activeElement).toBe(document.querySelector("[data-widget]"));
    await press("Load this once", 1);
    await settled();
    expect(isFilled()).toEqual([true, false, true]);
    expect([scripts.length, calls.length]).toEqual([1, 4]);
  });

  it("comes with consent, and goes with it", async () => {
    let isGiven = false;
    Reflect.set(window, "wp_has_consent", (category: string) => isGiven && category === "marketing");
    const tell = () => document.dispatchEvent(new Event("wp_listen_for_consent_change"));
    const { settled } = await mountMarkup(fixture, { config });
    const printed = bodyOf(document.querySelector(".fb-page")?.innerHTML ?? "");
    isGiven = true;
    tell();
    await arrive(settled);
    expect([isFilled(), notices().length]).toEqual([[true], 0]);
    isGiven = false;
    tell();
    expect([isFilled(), notices().length]).toEqual([[false], 1]);
    expect(bodyOf(document.querySelector(".fb-page")?.innerHTML ?? "")).toEqual(printed);
    isGiven = true;
    tell();
    await settled();
    expect([isFilled(), scripts.length]).toEqual([[true], 1]);
  });

  it("does not come if the visitor takes the consent back before the script is there", async () => {
    let isGiven = true;
    Reflect.set(window, "wp_has_consent", () => isGiven);
    const { settled } = await mountMarkup(fixture, { config });
    await settled();
    expect(scripts).toHaveLength(1);
    isGiven = false;
    document.dispatchEvent(new Event("wp_listen_for_consent_change"));
    await arrive(settled);
    expect([isFilled(), notices().length]).toEqual([[false], 1]);
  });

  it("is allowed for always, everywhere, until this is withdrawn", async () => {
    const { settled, stop } = await mountMarkup(fixture + post(1), { config });
    await press("Always load Facebook");
    await arrive(settled);
    expect(isFilled()).toEqual([true, true]);
    stop();
    await mountMarkup(fixture, { config });
    await settled();
    expect(isFilled()).toEqual([true]);
    await press("Always load Facebook: withdraw");
    expect([isFilled(), notices().length]).toEqual([[false], 1]);
    expect(document.activeElement?.textContent).toBe("Load this once");
  });

  it("says that its script has not come, and tries again at a press", async () => {
    const { settled, problems } = await mountMarkup(fixture, { config });
    await press("Load this once");
    await settled();
    expect(document.querySelector("[aria-busy=true]")).not.toBeNull();
    scripts[0]?.dispatchEvent(new Event("error"));
    await vi.waitFor(() => expect(notices()[0]?.textContent).toContain("Facebook could not be loaded."));
    expect(document.querySelector("[aria-busy]")).toBeNull();
    expect(problems.map(({ message }) => message).join()).toContain("connect.facebook.net cannot be loaded");
    await press("Load this once");
    await settled();
    expect(scripts).toHaveLength(2);
    await arrive(settled);
    expect(isFilled()).toEqual([true]);
  });

  it("is a failure if another script answers", async () => {
    const { settled, problems } = await mountMarkup(fixture, { config });
    await press("Load this once");
    await settled();
    scripts[0]?.dispatchEvent(new Event("load"));
    await settled();
    expect(problems.map(({ message }) => message).join()).toContain("sends another script");
  });

  it("is a link only if the page does not allow the host", async () => {
    Reflect.set(window, "wp_has_consent", () => true);
    const { problems } = await mountMarkup(fixture);
    expect([scripts.length, document.querySelectorAll("button").length]).toEqual([0, 0]);
    expect(notices()[0]?.querySelector("a")?.href).toBe("https://www.facebook.com/islet");
    expect(problems.map(({ message }) => message).join()).toContain("allowed_hosts");
  });

  it.each([
    "javascript:alert(1)",
    "https://evil.example/www.facebook.com/",
    "https://facebook.com.evil.example/",
    "",
  ])("is named by no address but the provider's, not by %j", async (href) => {
    await mountMarkup(post(1).replace("https://www.facebook.com/islet/posts/1", href), { config });
    expect(notices()[0]?.querySelector("a")?.href).toBe("https://www.facebook.com/");
  });

  it("takes an app from the page only, not from an attribute", async () => {
    const hostile = post(1).replace("><div", ` data-settings='{"app_id":"666"}'><div`);
    const { settled } = await mountMarkup(hostile, { config: { allowed_hosts: config.allowed_hosts } });
    await press("Load this once");
    await arrive(settled);
    expect(calls[0]).toEqual(["init", { version: "v2.10", xfbml: false }]);
  });

  it("gives its element back as it was", async () => {
    const { settled, stop } = await mountMarkup(fixture, { config });
    await press("Load this once");
    await arrive(settled);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(fixture));
  });
});
