import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { corpus, thirdPartyCorpus } from "#tests/corpora/corpus.ts";
import type { HtmlUse, SanitiseOptions } from "#browser/safe-html.ts";
import { guard, troubles } from "../support/guard.ts";
import { CART, FEED, NOTICE } from "../support/safe-markup.ts";
import {
  compareSanitisers,
  publicTextsToSanitise,
  textsToSanitise,
} from "../support/sanitiser-differences.ts";
import { test as base } from "../support/worker.ts";

type Services = typeof import("#browser/safe-html.ts") &
  typeof import("#browser/selectors.ts") &
  typeof import("#browser/safe-url.ts") &
  typeof import("#browser/anchor-target.ts");

declare global {
  interface Window {
    services: Services;
    executed: string[];
    run: (payload: string, use: HtmlUse, options: SanitiseOptions) => Promise<string[]>;
  }
}

const USES: HtmlUse[] = ["fragment", "notice", "post", "message"];
const OPTIONS: SanitiseOptions = { frameHosts: ["video.example"] };

interface OpenOptions {
  /** Whether the page has the browser's own sanitiser; without it DOMPurify is used. */
  hasSanitiser?: boolean;
}

type Open = (path: "/strict" | "/open", options?: OpenOptions) => Promise<Page>;

const test = base.extend<{ open: Open }>({
  open: async ({ context, harness }, use) => {
    await prepare(context);
    await use(async (path, { hasSanitiser = true } = {}) => {
      const page = await context.newPage();
      if (!hasSanitiser) await page.addInitScript(withoutSanitiser);
      await page.goto(harness.url + path);
      await page.waitForFunction(() => window.services);
      return page;
    });
  },
});

const withoutSanitiser = () => void Reflect.deleteProperty(Document, "parseHTML");

/** Before anything else on every page: alarms in place of the payloads' functions, and the inspection. */
async function prepare(context: BrowserContext): Promise<void> {
  await guard(context);
  await context.addInitScript(() => {
    window.executed = [];
    for (const name of ["alert", "confirm", "prompt", "print"] as const)
      Object.defineProperty(window, name, {
        value: (...values: unknown[]) => window.executed.push(`${name} ${values.join()}`),
      });
    // Handlers run before this; what the browser would do afterwards does not.
    for (const type of ["click", "submit", "auxclick"])
      window.addEventListener(type, (event) => event.preventDefault());

    const FORBIDDEN =
      "script,base,meta,object,embed,applet,style,link,template,noscript,math,foreignObject,use,animate,set,frame,frameset,portal,marquee";
    const URLS = new Set([
      "href",
      "xlink:href",
      "src",
      "action",
      "formaction",
      "poster",
      "data",
      "background",
      "ping",
    ]);
    const SCHEMES = /^(?:https?:|mailto:|tel:|data:image\/(?:png|gif|jpeg|webp)[;,])/i;
    const EVENTS =
      "click dblclick mousedown mouseup mouseover mousemove mouseenter pointerdown pointerup pointerover pointerenter touchstart keydown keyup keypress input change submit focus focusin blur toggle beforetoggle animationstart animationend transitionend transitionrun scroll wheel copy cut paste drag dragstart drop select search invalid play pause canplay loadeddata load error message hashchange popstate auxclick contextmenu command beforeinput selectstart lostpointercapture".split(
        " ",
      );

    const dangersOf = (element: Element, markersAllowed: boolean): string[] => {
      const found = element.matches(FORBIDDEN) ? [`<${element.localName}>`] : [];
      for (const { name, value } of element.attributes) {
        if (/^on|^style$|^srcdoc$|^is$|^formaction$|^autofocus$/i.test(name))
          found.push(`${name}="${value}"`);
        if (name.startsWith("data-widget") && !markersAllowed) found.push(name);
        if (
          URLS.has(name) &&
          !SCHEMES.test(URL.canParse(value, location.href) ? new URL(value, location.href).href : "x:")
        )
          found.push(`${name}="${value}"`);
      }
      if (
        element instanceof HTMLFormElement &&
        new URL(element.getAttribute("action") ?? "", location.href).origin !== location.origin
      )
        found.push("foreign form");
      if (
        element instanceof HTMLIFrameElement &&
        (new URL(element.src).host !== "video.example" || !element.hasAttribute("sandbox"))
      )
        found.push("foreign frame");
      return found;
    };

    window.run = async (payload, use, options) => {
      const stage = document.getElementById("stage") as HTMLElement;
      const fragment = await window.services.sanitise(payload, use, options);
      const elements = [...fragment.querySelectorAll("*")];
      const dangers = elements.flatMap((element) =>
        dangersOf(element, use === "fragment" && options.sameOrigin === true),
      );
      stage.replaceChildren(fragment);
      for (const element of elements) {
        if (element instanceof HTMLElement) element.focus();
        for (const type of EVENTS)
          element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
      }
      return dangers;
    };
  });
  // No frame of a payload may load anything; loopback is the only host there is anyway.
  await context.route(/video\.example/, (route) => route.fulfill({ body: "" }));
}

/** Runs every payload for every use; gives the dangers found, by payload. */
function attack(page: Page, payloads: string[], uses = USES, options = OPTIONS) {
  return page.evaluate(
    async ({ payloads, uses, options }) => {
      const dangers: string[] = [];
      for (const payload of payloads)
        for (const use of uses)
          for (const found of await window.run(payload, use, options))
            dangers.push(`${use}: ${found} from ${payload}`);
      // Whatever loads or fails has done so after this.
      await new Promise((resolve) => setTimeout(resolve, 0));
      await fetch("/other");
      return { dangers, executed: window.executed };
    },
    { payloads, uses, options },
  );
}

/** The markup in the recorded answers of cart calls. */
function recordedMarkup(): string[] {
  const folder = join(process.cwd(), "fixtures/answers");
  const cartCalls = /^(?:add-ok-1|fragments-|remove-ok|elementor-menu-cart)/;
  return readdirSync(folder)
    .filter((name) => cartCalls.test(name))
    .flatMap((name) => {
      const { response } = JSON.parse(readFileSync(join(folder, name), "utf8")) as {
        response: { json: { fragments: Record<string, string> } };
      };
      return Object.values(response.json.fragments);
    });
}

/**
 * What the browser reports, and blocks, while hostile text is parsed or taken apart in a document nobody sees:
 * handlers, styles, base addresses, and scripts that lose their place.
 */
function isNoise(violation: string): boolean {
  return /^(?:base-uri|script-src-attr|style-src)|ScriptElement text.*\/purify/.test(violation);
}

const harmless = { dangers: [], executed: [] };
/** The hostile texts by list, with the public list where it is on this machine. */
const lists = Object.entries({
  xss: corpus("xss"),
  "xss, public lists": thirdPartyCorpus("xss"),
  fragments: corpus("fragments", "body"),
  clobber: corpus("clobber"),
}).flatMap(([name, items]) => {
  const payloads = items?.map(({ text }) => text).filter((text) => text.length < 100_000);
  return payloads ? [{ name, payloads }] : [];
});

const settings = [
  ["/open", { hasSanitiser: true }],
  ["/strict", { hasSanitiser: true }],
  ["/strict", { hasSanitiser: false }],
] as const;

for (const [path, options] of settings)
  test(`nothing of any hostile list runs or stays dangerous on ${path}${options.hasSanitiser ? "" : ", by DOMPurify"}`, async ({
    open,
  }) => {
    const page = await open(path, options);
    for (const { name, payloads } of lists) {
      expect(payloads.length, name).toBeGreaterThan(40);
      expect.soft(await attack(page, payloads), name).toEqual(harmless);
    }
    const { pageErrors, policyViolations } = troubles(page);
    expect(pageErrors).toEqual([]);
    expect(policyViolations.filter((violation) => !isNoise(violation))).toEqual([]);
  });

for (const hasSanitiser of [true, false])
  test(`data in a script breaks no policy when markup is sanitised${hasSanitiser ? "" : ", by DOMPurify"}`, async ({
    open,
  }) => {
    const page = await open("/strict", { hasSanitiser });
    const kept = await page.evaluate(async () => {
      const markup = '<p>a</p><script type="application/ld+json">{"name":"x"}</script>';
      return (await window.services.sanitise(markup, "fragment", { sameOrigin: true })).firstElementChild
        ?.parentNode?.childNodes.length;
    });
    expect(kept).toBe(1);
    expect(troubles(page)).toMatchObject({ consoleErrors: [], pageErrors: [], policyViolations: [] });
  });

test("the alarm goes off for unsanitised markup", async ({ open }) => {
  const page = await open("/open");
  await page.evaluate(() => {
    (document.getElementById("stage") as HTMLElement).innerHTML = "<img src=x onerror=alert(1)>";
  });
  await expect.poll(() => page.evaluate(() => window.executed)).toEqual(["alert 1"]);
});

const DIFFERENTIAL = {
  "every text": textsToSanitise(),
  "every text of public lists": publicTextsToSanitise(),
};

for (const [what, texts] of Object.entries(DIFFERENTIAL))
  test(`the browser's own sanitiser and DOMPurify make the same of ${what}`, async ({ open }) => {
    test.skip(!texts, "The public lists are not on this machine.");
    const page = await open("/open");
    const { nativeCount, differences } = await page.evaluate(compareSanitisers, texts ?? []);
    expect(nativeCount).toBeGreaterThan(texts?.length ?? 0);
    expect(differences).toEqual([]);
  });

const BROKEN_SANITISERS: Record<string, () => void> = {
  "does not parse": () => {
    Object.assign(Document, {
      parseHTML() {
        throw new TypeError("not yet");
      },
    });
  },
  "lets through what it should not": () => {
    Object.assign(Document, {
      parseHTML: (html: string) => Document.parseHTMLUnsafe(html),
    });
  },
  "never allows a form": () => {
    const { Sanitizer } = window as unknown as {
      Sanitizer: { prototype: { removeUnsafe(): void; removeElement(name: string): void } };
    };
    const { removeUnsafe } = Sanitizer.prototype;
    Sanitizer.prototype.removeUnsafe = function () {
      removeUnsafe.call(this);
      this.removeElement("form");
    };
  },
};

for (const [what, breakSanitiser] of Object.entries(BROKEN_SANITISERS))
  test(`a browser whose own sanitiser ${what} gets DOMPurify`, async ({ open, context, harness }) => {
    const page = await open("/open");
    await context.addInitScript(breakSanitiser);
    await page.goto(`${harness.url}/open`);
    await page.waitForFunction(() => window.services);
    const scripts: string[] = [];
    page.on("response", (response) => scripts.push(response.url()));
    const markup = await page.evaluate(async () => {
      const holder = document.createElement("div");
      holder.append(await window.services.sanitise("<form><p accesskey=a>x</p></form>", "fragment"));
      return holder.innerHTML;
    });
    expect(markup).toBe("<form><p>x</p></form>");
    expect(scripts).toHaveLength(1);
  });

test("good markup stays as it is, node for node", async ({ open }) => {
  const page = await open("/open");
  const isKept = (html: string, use: HtmlUse, options: SanitiseOptions = {}) =>
    page.evaluate(
      async ({ html, use, options }) => {
        const clean = document.createElement("body");
        clean.append(await window.services.sanitise(html, use, options));
        const { body } = new DOMParser().parseFromString(html, "text/html");
        return clean.innerHTML === body.innerHTML || `${clean.innerHTML}\nin place of\n${body.innerHTML}`;
      },
      { html, use, options },
    );
  expect(await isKept(CART, "fragment")).toBe(true);
  expect(await isKept(NOTICE, "notice")).toBe(true);
  expect(await isKept(FEED, "post")).toBe(true);
  expect(
    await isKept("<p>Thank <strong>you</strong>, <a href='/' class='x'>home</a>.<br></p>", "message"),
  ).toBe(true);
  const marker = `<div data-widget="quantity" data-widget-on="idle" data-settings='{"a":1}'></div>`;
  expect(await isKept(marker, "fragment", { sameOrigin: true })).toBe(true);
});

test("recorded answers of a real shop stay as they are but for inline styles, without a breach of the policy", async ({
  open,
}) => {
  const page = await open("/strict");
  for (const html of recordedMarkup()) {
    const [clean, expected] = await page.evaluate(async (html) => {
      const holder = document.createElement("body");
      holder.append(await window.services.sanitise(html, "fragment", { sameOrigin: true }));
      const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
      const counts = (text: string) =>
        [
          "<a ",
          "<li",
          "<img",
          "<input",
          "<button",
          "<option",
          "<form",
          "<td",
          "<svg",
          "<path",
          "<bdi",
          ' class="',
          ' id="',
          ' name="',
          ' href="',
          " data-",
          " aria-",
          "</",
        ].map((piece) => [piece, count(text, new RegExp(piece, "g"))]);
      return [counts(holder.innerHTML), counts(html)];
    }, html);
    expect(clean).toEqual(expected);
  }
  expect(troubles(page).policyViolations).toEqual([]);
});

test("each use keeps what it needs and no more", async ({ open }) => {
  const page = await open("/strict");
  const clean = (html: string, use: HtmlUse, options: SanitiseOptions = {}) =>
    page.evaluate(
      async ({ html, use, options }) => {
        const holder = document.createElement("div");
        holder.append(await window.services.sanitise(html, use, options));
        return holder.innerHTML;
      },
      { html, use, options },
    );
  const marker = '<b data-widget="popup" data-wp-on--click="x" data-id="1">x</b>';
  expect(await clean(marker, "fragment")).toBe('<b data-id="1">x</b>');
  expect(await clean(marker, "post", { sameOrigin: true })).toBe('<b data-id="1">x</b>');
  expect(await clean(marker, "message")).toBe("<b>x</b>");

  expect(await clean('<form action="/a"><input name="q"></form>text', "post")).toBe("text");
  expect(await clean('<h2 id="a">x</h2><img src="/a.png">', "message")).toBe("x");
  expect(await clean('<p style="color:red" class="a">x</p>', "fragment")).toBe('<p class="a">x</p>');
  expect(
    await clean(
      "<svg><path d='M0 0'></path><use href='#a'></use><a href='javascript:x'>y</a></svg>",
      "fragment",
    ),
  ).toBe('<svg><path d="M0 0"></path><a>y</a></svg>');

  expect(
    await clean(
      '<input name="location"><input name="quantity"><p id="islet-config"></p><p id="top"></p><p id="order_review"></p>',
      "fragment",
    ),
  ).toBe('<input><input name="quantity"><p></p><p></p><p id="order_review"></p>');
  expect(
    await clean(
      '<a target="_top" rel="opener" href="/x">x</a><a target="_blank" rel="noopener" href="/x">x</a>',
      "notice",
    ),
  ).toBe('<a href="/x">x</a><a target="_blank" rel="noopener" href="/x">x</a>');
  expect(
    await clean(
      '<form action="https://evil.example/"><button name="a" formaction="/x">x</button></form>',
      "fragment",
    ),
  ).toBe('<form><button name="a">x</button></form>');
  expect(
    await clean(
      '<img srcset="/a.png 1x, https://cdn.example/b.png 2x"><img srcset="javascript:a 1x"><img src="data:image/svg+xml,x">',
      "post",
    ),
  ).toBe('<img srcset="/a.png 1x, https://cdn.example/b.png 2x"><img><img>');
});

test("add-to-cart.6 of inline styles our own server's fragments keep what shows, hides and measures, whatever the policy", async ({
  open,
}) => {
  for (const path of ["/strict", "/open"] as const) {
    const page = await open(path);
    const styles = (texts: string[], options: SanitiseOptions) =>
      page.evaluate(
        async ({ texts, options }) => {
          const html = texts.map((text) => `<p style="${text}"></p>`).join("");
          const clean = await window.services.sanitise(html, "fragment", options);
          return [...clean.children].map((one) => [one.getAttribute("style"), one.attributes.length]);
        },
        { texts, options },
      );
    const good = [
      "display:none",
      "WIDTH : 60%!important; --Free: 12px",
      "height:calc(100% - 2px);visibility:hidden",
    ];
    expect(await styles(good, { sameOrigin: true, keepsStyles: true })).toEqual([
      ["display: none;", 1],
      ["width: 60% !important; --Free: 12px;", 1],
      ["height: calc(100% - 2px); visibility: hidden;", 1],
    ]);
    expect(await styles(good, { sameOrigin: true })).toEqual(good.map(() => [null, 0]));
    const bad = [
      "position:fixed;inset:0;opacity:0;z-index:9",
      "background:url(/x);--a:url(/x);--b:URL(/x);--c:image-set('/x' 1x);--d:u\\72l(/x)",
      "width:expression(alert(1));height:-moz-element(#a);behavior:url(#a);display:no}p{ne",
      "--islet-popup-width:0",
      "&quot;&gt;<img src=x onerror=alert(1)>",
    ];
    const kept = await styles(bad, { sameOrigin: true, keepsStyles: true });
    expect(kept.map(([style]) => style)).toEqual(bad.map(() => null));
    expect(await page.evaluate(() => window.executed)).toEqual([]);
    expect(troubles(page).policyViolations).toEqual([]);
  }
});

test("add-to-cart.6 an icon of our own server's fragments refers to a drawing of the page, and to nothing else", async ({
  open,
}) => {
  const page = await open("/strict");
  const icon = (attributes: string, svg = "") =>
    page.evaluate(
      async ({ html }) => {
        const holder = document.createElement("div");
        holder.append(await window.services.sanitise(html, "fragment", { sameOrigin: true }));
        return holder.querySelector("use")?.getAttributeNames();
      },
      { html: `<svg ${svg}><use ${attributes}></use></svg>` },
    );
  expect(await icon('href="#cart" x="1"')).toEqual(["href", "x"]);
  expect(await icon('xlink:href="#cart"')).toEqual(["xlink:href"]);
  for (const url of [
    "/icons.svg#cart",
    "data:image/svg+xml,x#x",
    "https://evil.example/#x",
    "javascript:alert(1)",
  ])
    expect(await icon(`href="${url}" xlink:href="${url}"`)).toEqual([]);
  expect(await icon('href="#cart"', 'id="bomb"')).toEqual([]);
});

test("nothing of any hostile list runs in a fragment of our own server with its styles", async ({ open }) => {
  const page = await open("/open");
  const isWanted = (danger: string) =>
    /^fragment: (?:<use>|style="(?:(?:display|visibility|width|height|--[\w-]+): [^:()]+;\s?)*") from/.test(
      danger,
    );
  for (const { name, payloads } of lists) {
    const own = { sameOrigin: true, keepsStyles: true };
    const { dangers, executed } = await attack(page, payloads, ["fragment"], own);
    expect.soft(executed, name).toEqual([]);
    expect
      .soft(
        dangers.filter((danger) => !isWanted(danger)),
        name,
      )
      .toEqual([]);
  }
  expect(troubles(page).pageErrors).toEqual([]);
});

test("frames stay only for listed hosts over https, in a sandbox", async ({ open }) => {
  const page = await open("/strict");
  const frames = (use: HtmlUse, frameHosts: string[]) =>
    page.evaluate(
      async ({ use, frameHosts }) => {
        const html = `<iframe src="https://video.example/1" srcdoc="x" onload="alert(1)" sandbox="allow-top-navigation" title="a"></iframe>
          <iframe src="https://evil.example/"></iframe><iframe src="http://video.example/"></iframe><iframe></iframe><iframe src="/open"></iframe>`;
        const fragment = await window.services.sanitise(html, use, { frameHosts });
        return [...fragment.querySelectorAll("iframe")].map(
          (frame) => `${frame.getAttribute("src")} ${frame.getAttribute("sandbox")}`,
        );
      },
      { use, frameHosts },
    );
  const { host } = new URL(page.url());
  expect(await frames("post", ["video.example"])).toEqual([
    "https://video.example/1 allow-scripts allow-popups allow-presentation allow-same-origin",
  ]);
  // A frame of the page's own host could lift its sandbox if it kept its origin.
  expect(await frames("fragment", [host])).toEqual(["/open allow-scripts allow-popups allow-presentation"]);
  for (const use of USES) expect(await frames(use, [])).toEqual([]);
  for (const use of ["notice", "message"] as const) expect(await frames(use, ["video.example"])).toEqual([]);
});

test("clobbering markup leaves the document, the window and forms their own properties", async ({ open }) => {
  const page = await open("/open");
  const payloads = corpus("clobber").map(({ text }) => text);
  const changed = await page.evaluate(async (payloads) => {
    const stage = document.getElementById("stage") as HTMLElement;
    const names = new Set(
      payloads.flatMap((text) =>
        [...text.matchAll(/(?:name|id)=["']?([\w-]+)/g)].map(([, name]) => name ?? ""),
      ),
    );
    const look = () =>
      [...names].flatMap((name) => [
        [`document.${name}`, Reflect.get(document, name)],
        ...(Object.hasOwn(window, name) ? [[`window.${name}`, Reflect.get(window, name)]] : []),
      ]);
    const before = look();
    const changed: string[] = [];
    for (const payload of payloads) {
      stage.replaceChildren(await window.services.sanitise(payload, "fragment", { sameOrigin: true }));
      look().forEach(([name, value], index) => {
        if (value !== before[index]?.[1] && name !== "document.activeElement")
          changed.push(`${String(name)} by ${payload}`);
      });
      for (const control of stage.querySelectorAll("form [name], form [id]"))
        for (const name of [control.id, control.getAttribute("name") ?? ""])
          if (name && name in document.createElement("form")) changed.push(`form.${name} by ${payload}`);
    }
    return changed;
  }, payloads);
  expect(changed).toEqual([]);
});

test("two copies on a page share the one policy; without Trusted Types it works the same", async ({
  open,
  context,
  harness,
}) => {
  const ask = async (secondCopy: string) => {
    const { services } = (await import(secondCopy)) as { services: Services };
    const texts = [];
    for (const copy of [window.services, services])
      texts.push(
        (await copy.sanitise("<p onclick=alert(1)>kept</p><script>alert(1)</script>", "post")).textContent,
      );
    return texts;
  };
  const page = await open("/strict");
  expect(await page.evaluate(ask, "/services.js?second")).toEqual(["kept", "kept"]);
  expect(troubles(page).policyViolations).toEqual([]);

  await context.addInitScript(() => Reflect.deleteProperty(window, "trustedTypes"));
  await page.goto(`${harness.url}/open`);
  expect(await page.evaluate(ask, "/services.js?second")).toEqual(["kept", "kept"]);
});

for (const hasSanitiser of [true, false])
  test(`what nobody has put on the page loads nothing${hasSanitiser ? "" : ", by DOMPurify"}`, async ({
    open,
  }) => {
    const page = await open("/open", { hasSanitiser });
    const paths: string[] = [];
    page.on("request", (request) => paths.push(new URL(request.url()).pathname));
    await page.evaluate(async () => {
      const html = '<img src="/unwanted.png"><picture><source srcset="/unwanted.webp"><img></picture>';
      const fragment = await window.services.sanitise(html, "fragment");
      await fetch("/other");
      return fragment.childNodes.length;
    });
    expect(paths).toContain("/other");
    expect(paths.filter((path) => path.startsWith("/unwanted"))).toEqual([]);
  });

test("no script of the page finds the policy, and to one that took hold of it it gives sanitised markup", async ({
  open,
  context,
}) => {
  await context.addInitScript(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    const create = trustedTypes.createPolicy.bind(trustedTypes);
    trustedTypes.createPolicy = (name, rules) => {
      const policy = create(name, rules);
      if (name === "islet") Reflect.set(window, "taken", policy);
      return policy;
    };
  });
  const page = await open("/strict", { hasSanitiser: false });
  const result = await page.evaluate(async () => {
    const clean = await window.services.sanitise("<p onclick=alert(1)>kept</p>", "post");
    const isPolicy = (value: unknown) =>
      Object.prototype.toString.call(value) === "[object TrustedTypePolicy]";
    const found = Reflect.ownKeys(window).filter(
      (key) => key !== "taken" && isPolicy(Reflect.get(window, key)),
    );
    const taken = Reflect.get(window, "taken") as { createHTML(html: string): unknown };
    const markup = taken.createHTML("<img src=x onerror=alert(1)><script>alert(1)</script><b>bold</b>");
    return { text: clean.textContent, found: found.length, markup: String(markup) };
  });
  expect(result).toEqual({ text: "kept", found: 0, markup: "<b>bold</b>" });
});

test("where a stranger holds the policy's name DOMPurify parses nothing and says why; the browser's own needs no policy", async ({
  open,
  context,
  harness,
}) => {
  const page = await open("/strict");
  await context.addInitScript(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    trustedTypes.createPolicy("islet", {});
  });
  const countOfNodes = async () => {
    await page.goto(`${harness.url}/strict`);
    await page.waitForFunction(() => window.services);
    return page.evaluate(() =>
      window.services.sanitise("<p>x</p>", "post").then(
        ({ childNodes }) => childNodes.length,
        (error: Error) => error.message,
      ),
    );
  };
  expect(await countOfNodes()).toBe(1);
  await context.addInitScript(withoutSanitiser);
  expect(await countOfNodes()).toContain('trusted-types of the Content Security Policy must allow "islet"');
  expect(troubles(page).pageErrors).toEqual([]);
});

test("another page is read without running it, and its elements pass the sanitiser", async ({ open }) => {
  const page = await open("/strict");
  const read = await page.evaluate(async () => {
    const answer = await window.services.parseDocument("/other");
    if (!answer.ok) return answer;
    const [list] = window.services.selectAll(answer.data, ".products");
    const clean = list && (await window.services.sanitise(list, "post"));
    return {
      title: answer.data.title,
      html: clean?.querySelector("li")?.outerHTML,
      isStillThere: list?.isConnected,
    };
  });
  expect(read).toEqual({
    title: "Page 2",
    html: '<li class="product">\n  <a href="/product/2/">Two</a><img src="/missing-on-purpose.png" alt=""></li>',
    isStillThere: true,
  });
  expect(await page.evaluate(() => window.executed)).toEqual([]);
  expect(troubles(page).policyViolations.filter((violation) => !isNoise(violation))).toEqual([]);
});

test("a page that cannot be read is an answer, not an exception", async ({ open }) => {
  const page = await open("/strict");
  const answers = await page.evaluate(async () => {
    const { parseDocument } = window.services;
    const controller = new AbortController();
    const unwanted = parseDocument("/slow", { signal: controller.signal });
    controller.abort();
    return [
      await parseDocument("https://evil.example/"),
      await parseDocument(null),
      await parseDocument("/missing"),
      await unwanted,
      await parseDocument("/slow", { signal: controller.signal }),
      await parseDocument("/slow", { timeoutMs: 1 }),
    ];
  });
  expect(answers).toEqual([
    { ok: false, reason: "refused" },
    { ok: false, reason: "refused" },
    { ok: false, reason: "status", status: 404 },
    { ok: false, reason: "aborted" },
    { ok: false, reason: "aborted" },
    { ok: false, reason: "timeout" },
  ]);
});

test("runtime.11 the browser's own selector engine: no selector of the corpus throws, the good ones are kept", async ({
  open,
}) => {
  const page = await open("/open");
  const items = corpus("selectors").map(({ text, tags }) => ({ text, isGood: tags.includes("good") }));
  const wrong = await page.evaluate((items) => {
    document.body.innerHTML = `<head></head><main><article></article><article class="product א" id="ü"></article></main>
      <a class="button foo:bar" id="123"></a><div class="elementor-widget-container"><a href="#"></a></div>
      <input type="PASSWORD"><input type="hidden"><style></style>${"<i></i>".repeat(300)}`;
    return items.filter(({ text, isGood }) => {
      const found = window.services.selectAll(document, text);
      const isTooWide =
        found.length > 200 || found.some((element) => element.matches("head, head *, style, script, input"));
      return isTooWide || (isGood && found.length === 0);
    });
  }, items);
  expect(wrong).toEqual([]);
});
