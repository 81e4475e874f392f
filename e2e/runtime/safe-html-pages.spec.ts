import { expect } from "@playwright/test";
import { corpus } from "#tests/corpora/corpus.ts";
import { troubles } from "../support/guard.ts";
import { isNoise, type Services, test, withoutSanitiser } from "../support/safe-html-page.ts";

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
