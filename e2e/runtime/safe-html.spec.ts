import { expect, type Page } from "@playwright/test";
import type { SanitiseOptions } from "#browser/safe-html.ts";
import { corpus, thirdPartyCorpus } from "#tests/corpora/corpus.ts";
import { CORE } from "../support/core.ts";
import { EXHAUSTIVE } from "../support/exhaustive.ts";
import { troubles } from "../support/guard.ts";
import { isNoise, test, USES } from "../support/safe-html-page.ts";
import {
  compareSanitisers,
  publicTextsToSanitise,
  textsToSanitise,
} from "../support/sanitiser-differences.ts";

const OPTIONS: SanitiseOptions = { frameHosts: ["video.example"] };

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
  test(`nothing of any hostile list runs or stays dangerous on ${path}${options.hasSanitiser ? "" : ", by DOMPurify"}`, {
    tag: EXHAUSTIVE,
  }, async ({ open }) => {
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
  test(`the browser's own sanitiser and DOMPurify make the same of ${what}`, { tag: EXHAUSTIVE }, async ({
    open,
  }) => {
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

test("clobbering markup leaves the document, the window and forms their own properties", {
  tag: CORE,
}, async ({ open }) => {
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
