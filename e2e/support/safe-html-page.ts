import type { BrowserContext, Page } from "@playwright/test";
import type { HtmlUse, SanitiseOptions } from "#browser/safe-html.ts";
import { guard } from "./guard.ts";
import { test as base } from "./worker.ts";

export type Services = typeof import("#browser/safe-html.ts") &
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

export const USES: HtmlUse[] = ["fragment", "notice", "post", "message"];

interface OpenOptions {
  /** Whether the page has the browser's own sanitiser; without it DOMPurify is used. */
  hasSanitiser?: boolean;
}

type Open = (path: "/strict" | "/open", options?: OpenOptions) => Promise<Page>;

export const test = base.extend<{ open: Open }>({
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

export const withoutSanitiser = () => void Reflect.deleteProperty(Document, "parseHTML");

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

/**
 * What the browser reports, and blocks, while hostile text is parsed or taken apart in a document nobody sees:
 * handlers, styles, base addresses, and scripts that lose their place.
 */
export function isNoise(violation: string): boolean {
  return /^(?:base-uri|script-src-attr|style-src)|ScriptElement text.*\/purify/.test(violation);
}
