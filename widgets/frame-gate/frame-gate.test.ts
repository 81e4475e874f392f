import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { corpus, thirdPartyCorpus } from "#tests/corpora/corpus.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf } from "#tests/support/native-widget.ts";

const fixture = readFileSync("widgets/frame-gate/fixture.html", "utf8");
const EMBED = "https://www.youtube-nocookie.com/embed/XHOmBV4js_E";
const config = { allowed_hosts: ["www.youtube-nocookie.com", "maps.google.com", "x.example"] };
const gate = (inside: string, settings = "{}") =>
  `<div data-widget="frame-gate" data-settings='${settings}'>${inside}</div>`;

const frame = () => document.querySelector("iframe") as HTMLIFrameElement;
const frames = () => [...document.querySelectorAll("iframe")].map((element) => element.getAttribute("src"));
const notice = () => document.querySelector(".islet-consent") as HTMLElement;
const button = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name) as HTMLElement;
const press = (name: string) => userEvent.click(button(name));

beforeEach(() => {
  // No network here.
  vi.spyOn(HTMLIFrameElement.prototype, "src", "set").mockImplementation(function (
    this: HTMLIFrameElement,
    value,
  ) {
    this.setAttribute("src", value);
  });
});

describe("a frame that waits", () => {
  it("says what it is, who would be contacted, and where it can be seen", async () => {
    await mountMarkup(fixture, { config });
    expect(frames()).toEqual([null]);
    expect(notice().getAttribute("aria-label")).toBe("How a belt is made");
    expect(notice().textContent).toContain(
      "YouTube shows this content. To load it, your browser contacts www.youtube-nocookie.com.",
    );
    expect(notice().querySelector("a")?.href).toBe(EMBED);
    expect([...notice().querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual([
      "Load this once",
      "Always load YouTube",
    ]);
  });

  it("leads to the page that its markup names, if that is of the same provider", async () => {
    const withPage = (address: string) =>
      gate(`<iframe data-src="${EMBED}" data-href="${address}"></iframe>`);
    const own = "https://www.youtube.com/watch?v=XHOmBV4js_E";
    const wrong = ["https://evil.example/watch", "javascript:alert(1)", "/login/", "//", ""];
    await mountMarkup([own, ...wrong].map(withPage).join(""), { config });
    expect(
      [...document.querySelectorAll<HTMLAnchorElement>(".islet-consent a")].map(({ href }) => href),
    ).toEqual([own, ...wrong.map(() => EMBED)]);
  });

  it("loads for this one time, and nothing else does", async () => {
    await mountMarkup(fixture + fixture, { config });
    await press("Load this once");
    expect(frames()).toEqual([EMBED, null]);
    expect([localStorage.length, document.querySelectorAll(".islet-consent").length]).toEqual([0, 1]);
    expect(document.activeElement).toBe(frame());
  });

  it("loads for always, with all others of the provider, on later pages, too, until this is withdrawn", async () => {
    const maps = gate('<iframe data-src="https://maps.google.com/maps?q=Bremen"></iframe>');
    const first = await mountMarkup(fixture + fixture + maps, { config });
    await press("Always load YouTube");
    expect(frames()).toEqual([EMBED, EMBED, null]);
    first.stop();
    await mountMarkup(fixture + fixture, { config });
    expect(frames()).toEqual([EMBED, EMBED]);
    await press("Always load YouTube: withdraw");
    expect(frames()).toEqual([null, null]);
    expect(localStorage.length).toBe(0);
    expect(document.activeElement).toBe(button("Load this once"));
  });

  it("loads when the page's consent plugin says so, and is emptied when it no longer does", async () => {
    let isGiven = false;
    Reflect.set(window, "wp_has_consent", (category: string) => isGiven && category === "statistics");
    const tell = () => document.dispatchEvent(new Event("wp_listen_for_consent_change"));
    await mountMarkup(fixture.replace("gate", `gate" data-settings='{"category":"statistics"}' class="`), {
      config,
    });
    expect(frames()).toEqual([null]);
    isGiven = true;
    tell();
    expect([frames(), notice()]).toEqual([[EMBED], null]);
    isGiven = false;
    tell();
    expect(frames()).toEqual([null]);
    expect(notice().isConnected).toBe(true);
    Reflect.deleteProperty(window, "wp_has_consent");
  });

  it("is only a link if the page configuration does not allow its host, which is told once", async () => {
    const { problems } = await mountMarkup(fixture + fixture, { config: { consent: { marketing: true } } });
    expect([frames(), document.querySelectorAll("button").length]).toEqual([[null, null], 0]);
    expect(notice().querySelector("a")?.href).toBe(EMBED);
    expect(problems.map(({ code, message }) => [code, message])).toContainEqual([
      "withheld",
      expect.stringContaining("does not name www.youtube-nocookie.com"),
    ]);
  });

  it("tells if it cannot be loaded, and can be tried again", async () => {
    const { problems, settled } = await mountMarkup(fixture, { config });
    await press("Load this once");
    document.dispatchEvent(
      Object.assign(new Event("securitypolicyviolation"), {
        blockedURI: "https://www.youtube-nocookie.com",
        effectiveDirective: "frame-src",
      }),
    );
    await settled();
    expect(notice().querySelector("[role=status]")?.textContent).toBe("YouTube could not be loaded.");
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining("refused by the page's content security policy"),
    ]);
    expect(frames()).toEqual([null]);
    await press("Load this once");
    expect(frames()).toEqual([EMBED]);
  });

  it("speaks the words of the page", async () => {
    const i18n = {
      consent_request: "%2$s wird gefragt.",
      consent_once: "Einmal laden",
      consent_always: "%1$s immer laden",
      consent_open: "Bei %1$s ansehen",
    };
    await mountMarkup(fixture, { config: { ...config, i18n } });
    expect(notice().textContent).toBe(
      "How a belt is made www.youtube-nocookie.com wird gefragt.Einmal ladenYouTube immer ladenBei YouTube ansehen",
    );
  });
});

describe("a frame is found", () => {
  it.each([
    ["by data-src", `<iframe data-src="${EMBED}?a=1&amp;b=2"></iframe>`],
    ["by data-lazy-src", `<iframe data-lazy-src="${EMBED}?a=1&amp;b=2" src="about:blank"></iframe>`],
    [
      "in a template",
      `<template><iframe src="${EMBED}?a=1&amp;b=2" width="400" height="300"></iframe></template>`,
    ],
    [
      "for visitors without script",
      `<noscript>&lt;iframe width="400" height='300' src="${EMBED}?a=1&amp;#038;b=2"&gt;&lt;/iframe&gt;</noscript>`,
    ],
    ["with its address, and stopped", `<iframe src="${EMBED}?a=1&amp;b=2"></iframe>`],
  ])("%s, and given back", async (how, inside) => {
    const html = gate(inside);
    const before = bodyOf(html);
    const { stop } = await mountMarkup(html, { config });
    expect(frame().getAttribute("src") ?? "").not.toContain("youtube");
    await press("Load this once");
    expect(frame().getAttribute("src")).toBe(`${EMBED}?a=1&b=2`);
    if (inside.includes("width")) expect(frame().style.aspectRatio).toBe("400 / 300");
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(before);
  });

  it("but not one of the site's own, one without an address, or what is no address", async () => {
    const own = ["/map/", "about:blank", "javascript:alert(1)", "data:text/html,x", ""];
    const html = gate(own.map((address) => `<iframe data-src="${address}"></iframe>`).join(""));
    const { stop, problems } = await mountMarkup(
      `${html}${gate("<noscript>No frame</noscript><template></template>")}`,
    );
    expect([notice(), problems]).toEqual([null, []]);
    stop();
  });

  it("with its address, and may be loaded whatever its host, as it would be without the widget", async () => {
    const { problems } = await mountMarkup(gate(`<iframe src="${EMBED}"></iframe>`));
    expect(frames()).toEqual([null]);
    await press("Load this once");
    expect([frames(), problems]).toEqual([[EMBED], []]);
  });

  it("without an address of its own, and filled where the visitor has agreed before", async () => {
    await mountMarkup(gate(`<iframe src="" data-src="${EMBED}"></iframe>`), {
      config: { ...config, consent: { marketing: true } },
    });
    expect([frames(), notice()]).toEqual([[EMBED], null]);
  });

  it("and left as it is where the visitor has agreed before", async () => {
    const printed = gate(`<iframe src="${EMBED}"></iframe>`);
    const { stop } = await mountMarkup(printed, { config: { ...config, consent: { marketing: true } } });
    const same = frame();
    expect([frames(), notice()]).toEqual([[EMBED], null]);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(printed));
    expect(frame()).toBe(same);
  });
});

describe("hostile markup around a frame", () => {
  const escape = (text: string) =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  const texts = [
    ...corpus("xss"),
    ...corpus("url"),
    ...(thirdPartyCorpus("xss") ?? []),
    ...(thirdPartyCorpus("url") ?? []),
  ].map(({ text }) => text);

  /** As many as a page holds without waiting for long. */
  const batches = Array.from({ length: Math.ceil(texts.length / 100) }, (_, index) =>
    texts.slice(index * 100, (index + 1) * 100),
  );

  it("is only ever text: nothing runs, and no link leads elsewhere than to a site", async () => {
    for (const batch of batches) {
      const inside = batch.map((text) =>
        gate(`<iframe data-src="https://x.example/a" title="${escape(text)}"></iframe>`),
      );
      const { stop } = await mountMarkup(inside.join(""), { config });
      const names = [...document.querySelectorAll(".islet-consent")].map((one) =>
        one.getAttribute("aria-label"),
      );
      const expected = document.createElement("div");
      expected.innerHTML = batch.map((text) => `<i title="${escape(text)}"></i>`).join("");
      expect(names).toEqual([...expected.children].map((one) => one.getAttribute("title") || "x.example"));
      expect(document.querySelectorAll("script, img, svg, [onerror], [onload]")).toHaveLength(0);
      stop();
    }
  });

  it("as its address loads from no other host than the page allows, wherever it is printed", async () => {
    let notices = 0;
    for (const batch of batches) {
      const inside = batch.flatMap((text) => [
        gate(`<iframe data-src="${escape(text)}"></iframe>`),
        gate(`<template><iframe src="${escape(text)}"></iframe></template>`),
        gate(`<noscript>&lt;iframe src="${escape(escape(text))}"&gt;&lt;/iframe&gt;</noscript>`),
      ]);
      const { stop } = await mountMarkup(inside.join(""), {
        config: { ...config, consent: { marketing: true } },
      });
      for (const one of [...document.querySelectorAll("button")].filter(
        ({ textContent }) => textContent === "Load this once",
      ))
        one.click();
      for (const src of frames().flatMap((one) => one ?? []))
        expect([...config.allowed_hosts, location.host]).toContain(new URL(src, location.href).host);
      for (const { protocol } of document.querySelectorAll<HTMLAnchorElement>(".islet-consent a"))
        expect(protocol).toMatch(/^https?:$/);
      notices += document.querySelectorAll(".islet-consent").length;
      stop();
    }
    expect(notices).toBeGreaterThan(50);
  });

  it("as a word of the page configuration is only ever text", async () => {
    const markup = "<img src=x onerror=alert(1)>%1$s";
    const i18n = Object.fromEntries(
      ["request", "open", "once", "always", "withdraw", "failed"].map((key) => [`consent_${key}`, markup]),
    );
    await mountMarkup(fixture, { config: { ...config, i18n } });
    expect(document.querySelectorAll("img")).toHaveLength(0);
    expect(notice().textContent).toContain("<img src=x onerror=alert(1)>YouTube");
  });
});
