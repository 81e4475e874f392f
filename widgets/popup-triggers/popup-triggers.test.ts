import { beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";

const actionHref = (name: string, settings?: object) =>
  `#${encodeURIComponent(`elementor-action:action=${name}${settings ? `&settings=${btoa(JSON.stringify(settings))}` : ""}`)}`;

const popup = (settings: object, { id = "letter", inside = "" } = {}) =>
  `<section id="${id}" data-widget="popup-triggers" data-settings='${JSON.stringify({ id: 7, ...settings })}'><h2>Four letters</h2>${inside}</section>`;

const dialogs = () => [...document.querySelectorAll("dialog")].filter(({ open }) => open);
const press = (selector: string, init: MouseEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
const stored = () => JSON.parse(localStorage.getItem("elementor") ?? "{}") as Record<string, unknown>;

beforeEach(() => {
  history.replaceState(null, "", "/");
});

describe("popup.2 what opens a popup", () => {
  it("popup.2 a press on what the open selector names, or on something in it", async () => {
    const { settled } = await mountMarkup(
      `<a class="open" href="#letter"><b>Letter</b></a>${popup({ open_selector: ".open" })}`,
    );
    press("b");
    await settled();
    expect(dialogs()).toHaveLength(1);
  });

  it("popup.2 a link to its words leads nowhere, another opener does what it does otherwise", async () => {
    await mountMarkup(
      `<article><a class="open" href="#letter">Letter</a><a class="open far" href="/far/">Far</a>${popup({ open_selector: ".open" })}</article>`,
    );
    expect(press("a")).toBe(false);
    const prevented: boolean[] = [];
    const look = (event: Event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener("click", look, { once: true });
    press(".far");
    expect(prevented).toEqual([false]);
  });

  it("popup.2 marked by the page configuration: a press opens it, and the next one again", async () => {
    const settings = { id: 7, open_selector: ".open" };
    const markers = [{ selector: "#letter", widget: "popup-triggers", settings }];
    const { settled } = await mountMarkup(
      '<a class="open" href="#letter">Letter</a><section id="letter"><h2>Four letters</h2></section>',
      { config: { markers } },
    );
    for (const close of [true, false]) {
      press(".open");
      await settled();
      expect(dialogs()).toHaveLength(1);
      if (close) press("dialog button");
      await settled();
    }
    expect(dialogs()).toHaveLength(1);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    "popup.2 a press with %o is the browser's: it opens a tab or downloads, and no popup",
    async (modifier) => {
      const { settled } = await mountMarkup(
        `<a class="open" href="#letter">Letter</a>${popup({ open_selector: ".open" })}`,
      );
      press("a", modifier);
      await settled();
      expect(dialogs()).toHaveLength(0);
    },
  );

  it.each(["p[", "", "x".repeat(600)])(
    "popup.2 the open selector '%.10s' opens nothing",
    async (selector) => {
      const { settled } = await mountMarkup(`<p>Words</p>${popup({ open_selector: selector })}`);
      press("p");
      await settled();
      expect(dialogs()).toHaveLength(0);
    },
  );

  it("popup.2 a link with the builder's action, by its id, encoded once or twice", async () => {
    const twice = actionHref("popup:open", { id: "7" }).replace("#", "%23");
    const { settled } = await mountMarkup(
      `<a id="other" href="${actionHref("popup:open", { id: 8 })}">8</a>
       <a id="one" href="${actionHref("popup:open", { id: 7 })}">7</a>
       <a id="two" href="${twice}">7</a>${popup({}, { inside: `<a id="close" href="${actionHref("popup:close")}">Close</a>` })}`,
    );
    press("#other");
    await settled();
    expect(dialogs()).toHaveLength(0);
    expect(press("#one")).toBe(false);
    await settled();
    expect(dialogs()).toHaveLength(1);
    press("#close");
    await settled();
    expect(dialogs()).toHaveLength(0);
    expect(press("#two")).toBe(false);
    await settled();
    expect(dialogs()).toHaveLength(1);
  });

  it("popup.2 a button with the builder's action in its attribute", async () => {
    const close = `<button id="close" data-action-link="${actionHref("popup:close")}">Close</button>`;
    const { settled } = await mountMarkup(
      `<button id="open" data-action-link="${actionHref("popup:open", { id: "7" })}"><b>7</b></button>${popup({}, { inside: close })}`,
    );
    press("b");
    await settled();
    expect(dialogs()).toHaveLength(1);
    press("#close");
    await settled();
    expect(dialogs()).toHaveLength(0);
  });

  it("popup.2 an action with toggle closes what is open", async () => {
    const { settled } = await mountMarkup(
      `<a href="${actionHref("popup:open", { id: 7, toggle: true })}">7</a>${popup({})}`,
    );
    for (const count of [1, 0, 1]) {
      press("a");
      await settled();
      expect(dialogs()).toHaveLength(count);
    }
  });

  it("popup.2 actions of other widgets are left alone, and damaged ones lead nowhere", async () => {
    const { settled } = await mountMarkup(
      `<a id="lightbox" href="${actionHref("lightbox", { id: 7 })}">1</a>
       <a id="damaged" href="#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3D!!">2</a>${popup({})}`,
    );
    expect(press("#lightbox")).toBe(true);
    expect(press("#damaged")).toBe(false);
    await settled();
    expect(dialogs()).toHaveLength(0);
  });

  it("popup.2 the address opens a popup only if the page itself offers it", async () => {
    const hash = actionHref("popup:open", { id: 7 });
    history.replaceState(null, "", `/${hash}`);
    const stranger = await mountMarkup(popup({}));
    await stranger.settled();
    expect(dialogs()).toHaveLength(0);
    stranger.stop();
    const { settled, stop } = await mountMarkup(
      `<a href="${hash}">7</a>${popup({ id: 8 }, { id: "other" })}${popup({})}`,
    );
    await settled();
    expect(dialogs().map((dialog) => dialog.closest("section")?.id)).toEqual(["letter"]);
    stop();
    const marked = await mountMarkup(`<p data-e-action-hash="${hash}"></p>${popup({})}`);
    await marked.settled();
    expect(dialogs()).toHaveLength(1);
  });

  it("popup.2 a form's answer on the bus, by the popup's id; one from the page's own script, too", async () => {
    const { islet, settled } = await mountMarkup(popup({}));
    islet.bus.emit("elementor/popup/open", { id: "8" });
    await settled();
    expect(dialogs()).toHaveLength(0);
    islet.bus.emit("elementor/popup/open", { id: "7" });
    await settled();
    expect(dialogs()).toHaveLength(1);
    islet.bus.emit("elementor/popup/close", { id: "8" });
    await settled();
    expect(dialogs()).toHaveLength(1);
    document.dispatchEvent(new CustomEvent("elementor/popup/close", { detail: { id: 7 } }));
    await settled();
    expect(dialogs()).toHaveLength(0);
  });
});

describe("popup.2 an open selector of an attribute, which a contributor may write", () => {
  const POST = popup({ open_selector: "a, button, form, body, div, .open" });
  /** A page of a theme around one author's post. */
  const around = (own: string, post = POST) =>
    `<header><a id="home" href="#home">Home</a><button id="menu">Menu</button></header>
     <form id="search"><button id="find">Find</button></form>
     <main><article id="other"><a id="read" class="open" href="/other/">Read</a></article>
     <article><div class="entry-content">${own}${post}</div><button id="like">Like</button></article></main>`;
  const told = (problems: readonly { readonly message: string }[]) =>
    problems.map(({ message }) => message).join("\n");

  it.each(["#home", "#menu", "#search", "#find", "#read", "#like", "main", "body"])(
    "popup.2 leaves a press on %s of the page around the post alone",
    async (selector) => {
      const { settled } = await mountMarkup(around(""));
      expect(press(selector)).toBe(true);
      await settled();
      expect(dialogs()).toHaveLength(0);
    },
  );

  it("popup.2 opens by what stands in the same article or its content", async () => {
    const { problems, settled } = await mountMarkup(
      around("<button id='own'>Open</button>", popup({ open_selector: "#own" })),
    );
    press("#own");
    await settled();
    expect(dialogs()).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  it.each([
    ["a link to the popup", `<a class="open" href="#letter"><b>Open</b></a>`],
    ["a link to it with the whole address", `<a class="open" href="/?gclid=abc#letter"><b>Open</b></a>`],
    ["a button that controls it", `<button class="open" aria-controls="x letter"><b>Open</b></button>`],
  ])("popup.2 opens by %s, wherever it stands", async (_what, opener) => {
    const { problems, settled } = await mountMarkup(
      `<header data-widget="sticky-header">${opener}</header>${popup({ open_selector: ".open" })}`,
    );
    expect(press("b")).toBe(opener.startsWith("<button"));
    await settled();
    expect(dialogs()).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  it("popup.2 opens by a link that the browser encodes", async () => {
    const { problems, settled } = await mountMarkup(
      `<a class="open" href="#מכתב">Open</a>${popup({ open_selector: ".open" }, { id: "מכתב" })}`,
    );
    expect(press("a")).toBe(false);
    await settled();
    expect([dialogs().length, problems]).toEqual([1, []]);
  });

  it("popup.2 a link to another element of the same id does not open it", async () => {
    const { settled } = await mountMarkup(
      `<a id="skip" href="#letter">Skip</a><div id="letter"></div><article>${POST}</article>`,
    );
    expect(press("#skip")).toBe(true);
    await settled();
    expect(dialogs()).toHaveLength(0);
  });

  it.each([
    [
      "a control of another widget",
      `<div data-widget="accordion"><details><summary>More</summary></details></div>`,
    ],
    ["a control in what it names", `<div class="open"><input type="checkbox" class="in"></div>`],
    ["a form's button", `<form><button type="button" class="open in">Send</button></form>`],
    ["a form", `<form class="open"><p class="in">Words</p></form>`],
    ["an element around the popup", `<p class="in">Words</p>`],
  ])("popup.2 leaves a press on %s in its article alone", async (_what, own) => {
    const { settled } = await mountMarkup(
      around(own, popup({ open_selector: "summary, .open, .entry-content" })),
    );
    press("summary, .in");
    await settled();
    expect(dialogs()).toHaveLength(0);
  });

  it("popup.2 tells the developer which elements it leaves out, and what to do", async () => {
    const { problems } = await mountMarkup(
      around("<button class='open'>Open</button>", popup({ open_selector: ".open" })),
    );
    expect(told(problems)).toBe(
      '[islet] popup-triggers: settings.open_selector also names a#read, which does not open the popup: an attribute reaches only links to the popup (href="#letter" or aria-controls="letter"), and what stands in the same article, in no form, control or other widget. A marker of #islet-config reaches every element (section#letter).',
    );
  });

  it("popup.2 tells it once, at the first press, if the elements came later", async () => {
    const { problems, settled } = await mountMarkup(around("", popup({ open_selector: ".late" })));
    document
      .querySelector("header")
      ?.insertAdjacentHTML("beforeend", '<i class="late"></i><b class="late"></b>');
    for (const selector of ["i", "b", "i"]) press(selector);
    await settled();
    expect(problems).toHaveLength(1);
    expect(told(problems)).toContain("settings.open_selector also names i.late");
  });

  it.each([
    [
      "a marker",
      { markers: [{ selector: "#letter", widget: "popup-triggers", settings: { open_selector: "#menu" } }] },
      "<section id='letter'><h2>Four letters</h2></section>",
    ],
    ["widget_settings", { widget_settings: { "popup-triggers": { open_selector: "#menu" } } }, popup({})],
  ])("popup.2 does not limit %s of the page configuration", async (_what, config, post) => {
    const { problems, settled } = await mountMarkup(around("", post), { config });
    press("#menu");
    await settled();
    expect(dialogs()).toHaveLength(1);
    expect(problems).toEqual([]);
  });
});

describe("popup.3 closing over the bus", () => {
  it("popup.3 without an id the popup on top closes, then the one below", async () => {
    const { islet, settled } = await mountMarkup(
      popup({ id: 7 }, { id: "below" }) + popup({ id: 8 }, { id: "top" }),
    );
    islet.bus.emit("elementor/popup/open", { id: "7" });
    islet.bus.emit("elementor/popup/open", { id: "8" });
    await settled();
    expect(dialogs()).toHaveLength(2);
    islet.bus.emit("elementor/popup/close", {});
    await settled();
    expect(dialogs().map((dialog) => dialog.closest("section")?.id)).toEqual(["below"]);
    islet.bus.emit("elementor/popup/close", {});
    await settled();
    expect(dialogs()).toHaveLength(0);
  });
});

describe("popup.4 do not show again", () => {
  it("popup.4 closing for good stores the builder's flag, and the popup never comes back, whoever asks", async () => {
    const page = await mountMarkup(popup({}));
    page.islet.bus.emit("elementor/popup/open", { id: "7" });
    await page.settled();
    page.islet.bus.emit("elementor/popup/close", { doNotShowAgain: true });
    await page.settled();
    expect(stored()["popup_7_disable"]).toBe(true);
    page.stop();

    const { islet, settled } = await mountMarkup(popup({ triggers: { page_load: "yes" } }));
    islet.bus.emit("elementor/popup/open", { id: "7" });
    await settled();
    expect(dialogs()).toHaveLength(0);
  });

  it("popup.4 a link inside with do_not_show_again does the same", async () => {
    const inside = `<a id="never" href="${actionHref("popup:close", { do_not_show_again: "yes" })}">Never</a>`;
    const { islet, settled } = await mountMarkup(popup({}, { inside }));
    islet.bus.emit("elementor/popup/open", { id: "7" });
    await settled();
    press("#never");
    await settled();
    expect(dialogs()).toHaveLength(0);
    expect(stored()["popup_7_disable"]).toBe(true);
  });

  it("popup.4 preview shows it all the same", async () => {
    localStorage.setItem("elementor", '{"popup_7_disable":true}');
    const { islet, settled } = await mountMarkup(popup({}), { config: { is_preview: true } });
    islet.bus.emit("elementor/popup/open", { id: "7" });
    await settled();
    expect(dialogs()).toHaveLength(1);
  });
});

describe("popup.5 avoid multiple popups", () => {
  const two = (first: object, second: object) =>
    popup({ id: 7, ...first }, { id: "first" }) + popup({ id: 8, ...second }, { id: "second" });
  const alone = { avoid_multiple_popups: "yes" };

  it.each([
    ["the one shown wants to be alone", alone, {}, {}, 1],
    ["the other one wants to be alone", {}, alone, {}, 1],
    ["neither does", {}, {}, {}, 2],
    ["both do, in preview", alone, alone, { is_preview: true }, 2],
  ])("popup.5 %s", async (_, first, second, config, shown) => {
    const { islet, settled } = await mountMarkup(two(first, second), { config });
    islet.bus.emit("elementor/popup/open", { id: "7" });
    islet.bus.emit("elementor/popup/open", { id: "8" });
    await settled();
    expect(dialogs()).toHaveLength(shown);
  });

  it("popup.5 once it has gone, the next may open", async () => {
    const { islet, settled } = await mountMarkup(two(alone, {}));
    islet.bus.emit("elementor/popup/open", { id: "7" });
    await settled();
    islet.bus.emit("elementor/popup/close", { id: "7" });
    await settled();
    islet.bus.emit("elementor/popup/open", { id: "8" });
    await settled();
    expect(dialogs().map((dialog) => dialog.closest("section")?.id)).toEqual(["second"]);
  });
});

describe("what opens by itself", () => {
  // The chunk of rules and triggers comes a few turns after the mounting.
  const automatic = () => import("./open-automatically.ts");

  it("popup.7 in the editor nothing opens it: its content stands in its place", async () => {
    vi.useFakeTimers();
    await automatic();
    const { islet, settled } = await mountMarkup(popup({ triggers: { page_load: "yes", click: "yes" } }), {
      config: { is_editor: true },
    });
    document.body.click();
    await vi.advanceTimersByTimeAsync(60_000);
    await settled();
    expect(dialogs()).toHaveLength(0);
    islet.bus.emit("elementor/popup/open", { id: "7" });
    await settled();
    expect(dialogs()).toHaveLength(0);
  });

  it("popup.10 a rule that is not met keeps every trigger from starting, but no press from opening", async () => {
    vi.useFakeTimers();
    await automatic();
    const { islet, settled } = await mountMarkup(
      popup({
        triggers: { page_load: "yes", click: "yes", exit_intent: "yes" },
        timing: { url: "yes", url_url: "elsewhere" },
      }),
    );
    await settled();
    document.body.click();
    await vi.advanceTimersByTimeAsync(60_000);
    await settled();
    expect(dialogs()).toHaveLength(0);
    islet.bus.emit("elementor/popup/open", { id: "7" });
    await settled();
    expect(dialogs()).toHaveLength(1);
  });

  describe("popup.12 a regular expression for the address of the page before", () => {
    // With it, a browser needs longer than a visitor waits to find out that this address does not match.
    const pattern = "^https://example.org/(a|a)*$";
    const asked = {
      triggers: { page_load: "yes" },
      timing: { url: "yes", url_action: "regex", url_url: pattern },
    };
    const comeFrom = (referrer: string) => vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
    const listing = (...referrer_patterns: string[]) => ({
      widget_settings: { "popup-triggers": { referrer_patterns } },
    });
    async function open(markup: string, config: object) {
      vi.useFakeTimers();
      await automatic();
      const { problems, settled } = await mountMarkup(markup, { config: { ...config } });
      await settled();
      await vi.advanceTimersByTimeAsync(1_000);
      await settled();
      return { shown: dialogs().length, problems: problems.map(({ code, message }) => [code, message]) };
    }
    const withheld = [
      "withheld",
      expect.stringContaining("referrer_patterns of widget_settings in #islet-config"),
    ];

    it("popup.12 runs if the page configuration lists it", async () => {
      comeFrom("https://example.org/aa");
      expect(await open(popup(asked), listing(pattern))).toEqual({ shown: 1, problems: [] });
    });

    it.each([
      ["lists none", {}],
      ["lists others", listing("^https://example.org/")],
    ])("popup.12 does not run if the page configuration %s", async (_what, config) => {
      comeFrom(`https://example.org/${"a".repeat(60)}!`);
      expect(await open(popup(asked), config)).toEqual({ shown: 0, problems: [withheld] });
    });

    it("popup.12 does not run because an attribute lists it", async () => {
      comeFrom(`https://example.org/${"a".repeat(60)}!`);
      expect(
        await open(popup({ ...asked, referrer_patterns: [pattern] }), listing("^https://example.org/")),
      ).toEqual({
        shown: 0,
        problems: [
          [
            "settings",
            expect.stringContaining("settings.referrer_patterns must be within what #islet-config allows"),
          ],
          withheld,
        ],
      });
    });

    it.each([
      ["lists", listing(pattern), { shown: 1, problems: [] }],
      ["does not list", {}, { shown: 0, problems: [withheld] }],
    ])(
      "popup.12 of the builder's popup, on a page whose configuration %s it",
      async (_what, config, expected) => {
        comeFrom("https://example.org/aa");
        const printed = JSON.stringify({ ...asked, referrer_patterns: [pattern] }).replaceAll('"', "&quot;");
        const markup = `<div data-elementor-type="popup" data-elementor-id="9" data-elementor-settings="${printed}"><h2>Four letters</h2></div>`;
        expect(await open(markup, { ...config, presets: ["elementor"] })).toEqual(expected);
      },
    );
  });

  it("popup.19 a trigger opens it; until then nothing asks for the island", async () => {
    vi.useFakeTimers();
    await automatic();
    const { settled } = await mountMarkup(popup({ triggers: { page_load: "yes", page_load_delay: 3 } }));
    await settled();
    expect(document.querySelector("section")?.dataset["widget"]).toBe("popup-triggers");
    await vi.advanceTimersByTimeAsync(3_000);
    await settled();
    expect(document.querySelector("section")?.dataset["widget"]).toBe("popup-triggers popup");
    expect(dialogs()).toHaveLength(1);
  });

  it.each([
    [{}, 1, 1],
    [{ times_count: "" }, 1, 1],
    [{ times_count: "open" }, 1, 1],
    [{ times_count: "close" }, 0, 1],
  ])("popup.17 with %o an impression counts on open or on close", async (count, afterOpen, afterClose) => {
    await automatic();
    const { islet, settled } = await mountMarkup(
      popup({ triggers: { exit_intent: "yes" }, timing: { times: "yes", times_times: 3, ...count } }) +
        popup({ id: 8 }, { id: "other" }),
    );
    await settled();
    const seen = () => stored()["popup_7_times"] ?? 0;
    islet.bus.emit("elementor/popup/open", { id: "8" });
    await settled();
    islet.bus.emit("elementor/popup/close", { id: "8" });
    await settled();
    expect(seen()).toBe(0);
    islet.bus.emit("elementor/popup/open", { id: "7" });
    await settled();
    expect(seen()).toBe(afterOpen);
    islet.bus.emit("elementor/popup/close", { id: "7" });
    await settled();
    expect(seen()).toBe(afterClose);
  });
});

describe("what it leaves behind", () => {
  it("its host is as it was, and nothing opens any more", async () => {
    const html = `<a class="open" href="#letter">Letter</a>${popup({ open_selector: ".open" })}`;
    const { islet, settled, stop } = await mountMarkup(html);
    press("a");
    await settled();
    stop();
    const asPrinted = document.createElement("body");
    asPrinted.innerHTML = html;
    expect(document.body.innerHTML).toBe(asPrinted.innerHTML);
    press("a");
    islet.bus.emit("elementor/popup/open", { id: "7" });
    await settled();
    expect(document.body.innerHTML).toBe(asPrinted.innerHTML);
  });

  it("a dialog whose code does not arrive keeps no other away, and its opener leads to the words", async () => {
    const failing = () => Promise.reject(new Error("gone"));
    const { islet, settled } = await mountMarkup(
      `<a class="open" href="#letter">Letter</a>${popup({ open_selector: ".open", avoid_multiple_popups: "yes" })}`,
      { widgets: { popup: { kind: "island", when: "load", load: failing } } },
    );
    press("a");
    await settled();
    expect(document.querySelector("section")?.dataset["widgetState"]).toBe("failed");
    expect(press("a")).toBe(true);
    const { topPopup } = await import("#content/popup/popups.ts");
    expect(topPopup()).toBeUndefined();
    islet.stop();
  });
});
