import { afterEach, describe, expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { completePage } from "../page.ts";
import { earlierMessages, report } from "../problems/sentences.ts";
import { showOverlay } from "./debug-overlay.ts";

const page = completePage(
  {},
  () => 1_280,
  () => {},
);

let hide = () => {};
afterEach(() => {
  hide();
  earlierMessages.length = 0;
});

it("?islet-debug shows the problems that were told before it came, and those that follow", () => {
  const quiet = (event: Event) => event.preventDefault();
  document.addEventListener("islet:problem", quiet);
  report({ code: "preset", name: "early", reason: "no such preset" });
  hide = showOverlay({ widgets: () => [], page, catalogue: () => ({}) });
  report({ code: "preset", name: "later", reason: "no such preset" });
  document.removeEventListener("islet:problem", quiet);
  const told = [...document.querySelectorAll("#islet-debug ul li")].map(({ textContent }) => textContent);
  expect(told).toEqual([
    '[islet] preset "early": no such preset.',
    '[islet] preset "later": no such preset.',
  ]);
  expect(document.querySelector("#islet-debug summary")?.textContent).toBe("Islet: 0 widgets, 2 problems");
});

it("?islet-debug tells what is probably a mistake, though nothing fails: unknown keys, selectors without a match", async () => {
  history.replaceState(null, "", "/?islet-debug");
  const markup = `
    <header id="top" data-widget="sticky-header anchors" data-settings='{"mraker":"#top","offset":1,"menu_selector":".menu"}'></header>
    <div id="sale" data-widget="countdown" data-settings='{"end_date":5,"showDayz":"yes","expire_actions":[{"type":"message","redirct_url":"/"}]}'></div>
    <div data-widget="popup-triggers" data-settings='{"offset_tablet":2}'></div>`;
  const { problems, settled } = await mountMarkup(markup, {
    config: {
      cartUrl: "/basket/",
      markers: [{ selector: ".absent", widget: "sticky-header" }],
    },
  });
  await settled();
  history.replaceState(null, "", "/");
  const told = [...document.querySelectorAll("#islet-debug ul li")].map(({ textContent }) => textContent);
  expect(told.toSorted()).toEqual([
    '[islet] #islet-config: cartUrl is ignored: nothing reads it; did you mean "cart_url"?',
    '[islet] #islet-config: markers: ".absent" matches nothing on this page now',
    '[islet] countdown: settings.expire_actions[0].redirct_url is ignored: nothing reads it; did you mean "redirect_url"? (div#sale).',
    '[islet] countdown: settings.showDayz is ignored: nothing reads it; did you mean "show_days"? (div#sale).',
    "[islet] popup-triggers: settings.offset_tablet is ignored: nothing reads it (div).",
    '[islet] sticky-header anchors: settings.menu_selector: ".menu" matches nothing on this page now (header#top).',
    '[islet] sticky-header anchors: settings.mraker is ignored: nothing reads it; did you mean "marker"? (header#top).',
  ]);
  expect(problems.map(({ code }) => code)).toEqual(["config"]);
});

/** The overlay on a page with this markup. */
async function inspect(markup: string, config: object = {}) {
  history.replaceState(null, "", "/?islet-debug");
  const mounted = await mountMarkup(markup, { config: { ...config } });
  await mounted.settled();
  history.replaceState(null, "", "/");
  const texts = (selector: string) =>
    [...document.querySelectorAll(`#islet-debug ${selector}`)].map(({ textContent }) => textContent);
  return { ...mounted, texts };
}

it("?islet-debug takes a setting for read that only a widget reads which will join the element", async () => {
  const { texts } = await inspect(
    `<div id="letter" data-widget="popup-triggers" data-settings='{"id":3,"label":"Letter","widht":5}'></div>`,
  );
  expect(texts("li").slice(0, 1)).toEqual([
    '[islet] popup-triggers: settings.widht is ignored: nothing reads it; did you mean "width"? (div#letter).',
  ]);
  expect(texts("summary")).toEqual(["Islet: 1 widget, 1 problem"]);
});

it("a selector that the browser cannot read is told as a wrong value, one that matches nothing as that", async () => {
  const { texts, problems } = await inspect(
    `<header id="top" data-widget="sticky-header anchors" data-settings='{"marker":"..x"}'></header>`,
    { markers: [{ selector: ".absent", widget: "anchors" }] },
  );
  expect(texts("ul li")).toEqual(
    expect.arrayContaining([
      '[islet] #islet-config: markers: ".absent" matches nothing on this page now',
      '[islet] sticky-header: settings.marker must be a CSS selector, not "..x" (header#top). The widget runs with the defaults.',
    ]),
  );
  expect(texts("ul li")).toHaveLength(2);
  expect(problems.map(({ code }) => code)).toEqual(["settings"]);
});

it("?islet-debug names an element without an id by what is around it and by its text, and shows it when pressed", async () => {
  const { texts, stop } = await inspect(
    `<section class="hero"><p data-widget="anchors">All about pumpkins</p></section>`,
    { docs_url: "/gallery/%%widget%%/" },
  );
  expect(texts("button")).toEqual(["anchors: p in section.hero “All about pumpkins”"]);
  const shown = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
  document.querySelector<HTMLElement>("#islet-debug button")?.click();
  expect(shown.mock.contexts).toEqual([document.querySelector("p")]);
  expect(document.querySelector("#islet-debug-frame")).not.toBeNull();
  expect(document.querySelector<HTMLAnchorElement>("#islet-debug a")?.pathname).toBe("/gallery/anchors/");
  expect(texts("li")).toHaveLength(1);
  stop();
  expect(document.querySelector("#islet-debug, #islet-debug-frame")).toBeNull();
});

it("?islet-debug starts closed in a narrow window, where it would cover the page", async () => {
  setDevice({ width: 390 });
  await inspect("<p>text</p>");
  expect(document.querySelector<HTMLDetailsElement>("#islet-debug")?.open).toBe(false);
});

describe("without ?islet-debug the console tells", () => {
  const messagesOf = ({ problems }: { readonly problems: readonly { readonly message: string }[] }) =>
    problems.map(({ message }) => message);

  it("a misspelt setting of a widget that lacks a required one", async () => {
    const page = await mountMarkup(
      `<div id="sale" data-widget="countdown" data-settings='{"end-dat":5}'></div>`,
    );
    await page.settled();
    expect(messagesOf(page)).toEqual([
      expect.stringContaining("must say when it ends"),
      '[islet] countdown: settings.end-dat is ignored: nothing reads it; did you mean "end_date"? (div#sale).',
    ]);
  });

  it("misspelt settings of 200 widgets at most, however many a contributor writes", async () => {
    const wrong = Array.from(
      { length: 201 },
      (_, index) => `<div data-widget="countdown" data-settings='{"end-dat":${index}}'></div>`,
    );
    const page = await mountMarkup(wrong.join(""));
    await page.settled();
    const messages = messagesOf(page);
    expect(messages.filter((message) => message.includes("must say when it ends"))).toHaveLength(201);
    expect(messages.filter((message) => message.includes("nothing reads it"))).toHaveLength(200);
  });

  it("a selector that the browser cannot read", async () => {
    const page = await mountMarkup(
      `<div id="toc" data-widget="table-of-contents" data-settings='{"container":"..x"}'></div>`,
    );
    await page.settled();
    expect(messagesOf(page)).toEqual([
      '[islet] table-of-contents: settings.container must be a CSS selector, not "..x" (div#toc). The widget runs with the defaults.',
    ]);
  });

  it("a selector that matches nothing, of a widget that cannot start", async () => {
    const settings = { parts: { box: ".absent" } };
    const page = await mountMarkup('<div id="sale"></div>', {
      config: { markers: [{ selector: "#sale", widget: "countdown", settings }] },
    });
    await page.settled();
    expect(messagesOf(page)).toContain(
      '[islet] countdown: markers["#sale"]: settings.parts.box: ".absent" matches nothing on this page now (div#sale).',
    );
  });

  it("a field of the page configuration that nothing reads", async () => {
    const page = await mountMarkup("<div data-widget='anchors'></div>", {
      config: { time_zone: "Europe/Berlin" },
    });
    await page.settled();
    expect(messagesOf(page)).toEqual([
      '[islet] #islet-config: time_zone is ignored: nothing reads it; did you mean "timezone"?',
    ]);
  });

  it("HTML in a text, which visitors would read as it is", async () => {
    const page = await mountMarkup(
      `<div id="sale" data-widget="countdown" data-settings='{"end_date":9999999999,"label_days":"<b>days</b>"}'></div>`,
    );
    await page.settled();
    expect(messagesOf(page)).toEqual([
      "[islet] countdown: settings.label_days shows its tags as text: write it without HTML (div#sale).",
    ]);
  });

  it("nothing of a widget that runs with a setting that nothing reads", async () => {
    const page = await mountMarkup(
      `<div data-widget="countdown" data-settings='{"end_date":9999999999,"x":1}'></div>`,
    );
    await page.settled();
    expect(messagesOf(page)).toEqual([]);
  });
});

it("?islet-debug takes content for read where the page prints it, and for unused where there is markup", async () => {
  const settings = `'{"items":[{"title":"Wash","text":"By hand.","fragmnet":"a"}],"lable":"Care"}'`;
  const details = "<details><summary>Wash</summary><div>By hand.</div></details>";
  const { texts } = await inspect(
    `<div id="empty" data-widget="tabs" data-settings=${settings}></div>
    <div id="full" data-widget="accordion" data-settings=${settings}>${details}</div>`,
  );
  expect(texts("ul li").toSorted()).toEqual([
    "[islet] accordion: settings.items is not used: the element already has markup (div#full).",
    "[islet] accordion: settings.lable is ignored: nothing reads it (div#full).",
    '[islet] tabs: settings.items[0].fragmnet is ignored: nothing reads it; did you mean "fragment"? (div#empty).',
    '[islet] tabs: settings.lable is ignored: nothing reads it; did you mean "label"? (div#empty).',
  ]);
});
