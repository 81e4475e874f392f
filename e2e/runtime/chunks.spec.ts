import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page, Request } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { inline, TAG, tagOf, test } from "../support/runtime-pages.ts";
import { expect, expectQuiet, troubles } from "../support/test.ts";

const END = 4_102_444_800;
const COUNTDOWN = `<div data-widget="countdown" id="sale" data-widget-on="load" data-settings='{"end_date":${END}}'><p>Ends soon. <a href="/shop/">To the shop</a></p></div>`;
const STICKY = `<nav data-widget="sticky-header" data-widget-on="load" id="nav"><a href="/">Home</a></nav>`;

interface Manifest {
  readonly shared: { readonly react: string };
  readonly widgets: Readonly<Record<string, { readonly files: readonly string[]; readonly style?: string }>>;
}
const dist = fileURLToPath(new URL(`../../${process.env["ISLET_DIST"] ?? "dist"}/`, import.meta.url));
const manifest = () => JSON.parse(readFileSync(`${dist}manifest.json`, "utf8")) as Manifest;
const ownChunk = (widget: string) => manifest().widgets[widget]?.files[0] ?? "";
const styleOf = (widget: string) => manifest().widgets[widget]?.style ?? "";

const pathsOf = (requests: readonly Request[]) => requests.map((request) => new URL(request.url()).pathname);
const watchChunks = (page: Page) => {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/chunks/")) requests.push(request);
  });
  return requests;
};
const stateOf = (page: Page, id: string) => page.locator(`#${id}`).getAttribute("data-widget-state");

/** Keeps problems from the console, and what their error was. */
const HEAR = inline(
  `window.heard = []; addEventListener("islet:problem", (event) => { event.preventDefault(); const { widget, code, error } = event.detail; heard.push({ widget, code, name: error?.name, message: error?.message, type: error?.type, request: error?.request }); })`,
);
const heard = (page: Page) => page.evaluate(() => Reflect.get(window, "heard") as Record<string, string>[]);

test("runtime.6 code is fetched by name, on demand: nothing of a widget that is not wanted", {
  tag: CORE,
}, async ({ page, bare }) => {
  const requests = watchChunks(page);
  await page.goto(await bare({ body: STICKY + COUNTDOWN.replace('"load"', '"interaction"') }));
  await expect.poll(() => stateOf(page, "nav")).toBe("mounted");
  const early = pathsOf(requests).join("\n");
  expect(early).toContain(ownChunk("sticky-header"));
  expect(early).not.toContain(ownChunk("countdown"));
  expect(early).not.toContain("react");
  await page.locator("#sale").hover();
  await expect.poll(() => stateOf(page, "sale")).toBe("mounted");
  expect(pathsOf(requests).join("\n")).toContain(ownChunk("countdown"));
  await expectQuiet(page);
});

test("runtime.6 the whole graph is asked for at once: two round trips from the entry to a mounted island", {
  tag: CORE,
}, async ({ page, bare }) => {
  // Every chunk waits until all that will be asked for have been: a second level would never be asked for.
  const waiting: (() => void)[] = [];
  const asked = new Set<string>();
  const wanted = new Set(
    [...(manifest().widgets["countdown"]?.files ?? []), manifest().shared.react, styleOf("countdown")].filter(
      Boolean,
    ),
  );
  await page.route(/\/chunks\//, async (route) => {
    asked.add(new URL(route.request().url()).pathname.replace("/islet/", ""));
    if ([...wanted].some((file) => !asked.has(file)))
      await new Promise<void>((resolve) => waiting.push(resolve));
    for (const resolve of waiting.splice(0)) resolve();
    await route.fallback();
  });
  await page.goto(await bare({ body: COUNTDOWN }));
  await expect.poll(() => stateOf(page, "sale")).toBe("mounted");
  expect([...wanted].filter((file) => !asked.has(file))).toEqual([]);
  await expectQuiet(page);
});

test("no chunk is asked for twice", async ({ page, bare }) => {
  const requests = watchChunks(page);
  await page.goto(await bare({ body: COUNTDOWN + STICKY + COUNTDOWN.replace("sale", "other") }));
  await expect.poll(() => stateOf(page, "other")).toBe("mounted");
  const paths = pathsOf(requests);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test("styles stand before the widget does; where islet.css is linked no other is asked for", async ({
  page,
  bare,
}) => {
  const { release, requested } = await holdRequests(page, /\/chunks\/.*\.css$/);
  await page.goto(await bare({ body: COUNTDOWN }), { waitUntil: "commit" });
  await expect.poll(() => requested.some((url) => url.includes("countdown"))).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(
        () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
      ),
    )
    .toBeGreaterThan(4);
  expect(await stateOf(page, "sale")).toBe("waiting");
  release();
  await expect.poll(() => stateOf(page, "sale")).toBe("mounted");
  requested.length = 0;
  await page.goto(
    await bare({ head: `<link rel="stylesheet" href="/islet/islet.css">${TAG}`, body: COUNTDOWN }),
  );
  await expect.poll(() => stateOf(page, "sale")).toBe("mounted");
  expect(requested).toEqual([]);
  await expectQuiet(page);
});

test.describe("runtime.6 a chunk that fails: ChunkLoadError with type and address, the markup works, every other widget too", () => {
  const expectUsable = async (page: Page) => {
    await expect.poll(() => stateOf(page, "sale")).toBe("failed");
    await expect(page.locator("#sale")).toHaveText("Ends soon. To the shop");
    await expect.poll(() => stateOf(page, "nav")).toBe("mounted");
  };
  const requestOf = (file: string, cms: string) => `${cms}/islet/${file}`;

  test("F1 missing: asked for once more past the cache", { tag: CORE }, async ({ page, bare, cms }) => {
    const file = ownChunk("countdown");
    const asked: string[] = [];
    await page.route(`**/${file}*`, (route) => {
      asked.push(route.request().resourceType());
      return route.fulfill({ status: 404, body: "gone" });
    });
    await page.goto(await bare({ head: HEAR + TAG, body: COUNTDOWN + STICKY }));
    await expectUsable(page);
    const request = requestOf(file, cms);
    const name = file.replace(/.*\/|\.\w+$/g, "");
    await expect
      .poll(() => heard(page))
      .toEqual([
        {
          widget: "countdown",
          code: "chunk",
          name: "ChunkLoadError",
          message: `Loading chunk ${name} failed.\n(missing: ${request})`,
          type: "missing",
          request,
        },
      ]);
    // The import, the look past the cache, and the import of the second try.
    expect(asked.toSorted()).toEqual(["fetch", "script", "script"]);
  });

  test("F1 a network error", async ({ page, bare }) => {
    await page.route(`**/${ownChunk("countdown")}*`, (route) => route.abort());
    await page.goto(await bare({ head: HEAR + TAG, body: COUNTDOWN + STICKY }));
    await expectUsable(page);
    await expect
      .poll(() => heard(page))
      .toMatchObject([{ widget: "countdown", name: "ChunkLoadError", type: "error" }]);
  });

  for (const file of ["countdown", "islands", "core"])
    test(`F1 a network error that passes: the second try of ${file} mounts it`, async ({ page, bare }) => {
      let isBroken = true;
      await page.route(`**/${ownChunk("countdown").replace("countdown", file)}*`, (route) => {
        // The preload and the import share one request; the browser may send it twice.
        const answer = isBroken ? route.abort() : route.fallback();
        setTimeout(() => {
          isBroken = false;
        }, 0);
        return answer;
      });
      await page.goto(await bare({ head: HEAR + TAG, body: COUNTDOWN }));
      await expect.poll(() => stateOf(page, "sale")).toBe("mounted");
      expect(await heard(page)).toEqual([]);
    });

  test("F1 a stylesheet that does not come: asked for once more, then missing", async ({
    page,
    bare,
    cms,
  }) => {
    const asked: string[] = [];
    await page.route(/\/chunks\/.*countdown\.css/, (route) => {
      asked.push(route.request().resourceType());
      return route.fulfill({ status: 404, body: "gone" });
    });
    await page.goto(await bare({ head: HEAR + TAG, body: COUNTDOWN + STICKY }));
    await expectUsable(page);
    const request = requestOf(ownChunk("countdown").replace(/js$/, "css"), cms);
    await expect
      .poll(() => heard(page))
      .toMatchObject([{ widget: "countdown", name: "ChunkLoadError", type: "missing", request }]);
    expect(asked.toSorted()).toEqual(["fetch", "stylesheet", "stylesheet"]);
  });

  test("F1 a stylesheet that fails once: the second try mounts the widget, styled", async ({
    page,
    bare,
  }) => {
    let tries = 0;
    await page.route(/\/chunks\/.*countdown\.css/, (route) =>
      tries++ ? route.fallback() : route.fulfill({ status: 500, body: "" }),
    );
    await page.goto(await bare({ head: HEAR + TAG, body: COUNTDOWN }));
    await expect.poll(() => stateOf(page, "sale")).toBe("mounted");
    await expect(page.locator(".islet-countdown__items")).toHaveCSS("display", /flex|grid/);
    expect(await heard(page)).toEqual([]);
  });

  test("F1 React does not come: islands fail, enhancers run", async ({ page, bare }) => {
    await page.route(`**/${manifest().shared.react}*`, (route) => route.abort());
    await page.goto(await bare({ head: HEAR + TAG, body: COUNTDOWN + STICKY }));
    await expectUsable(page);
    await expect.poll(() => heard(page)).toMatchObject([{ widget: "countdown", name: "ChunkLoadError" }]);
  });

  test("F2 no answer: at 120 s a timeout, and not before; a late answer is ignored", { tag: CORE }, async ({
    page,
    bare,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const plain = window.setTimeout;
      window.setTimeout = ((run: () => void, delayMs: number) => {
        if (delayMs === 120_000) Object.assign(window, { deadlineSetAt: Date.now() });
        return plain(run, delayMs);
      }) as typeof setTimeout;
    });
    const { release } = await holdRequests(page, `**/${ownChunk("countdown")}*`);
    await page.goto(await bare({ head: HEAR + TAG, body: COUNTDOWN + STICKY }));
    await expect.poll(() => stateOf(page, "nav")).toBe("mounted");
    const setAt = await page.evaluate(() => Reflect.get(window, "deadlineSetAt") as number);
    await page.clock.pauseAt(setAt + 119_900);
    expect(await stateOf(page, "sale")).toBe("waiting");
    await page.clock.runFor(200);
    await expectUsable(page);
    await expect
      .poll(() => heard(page))
      .toMatchObject([
        { name: "ChunkLoadError", type: "timeout", message: expect.stringContaining("(timeout: ") },
      ]);
    release();
    await page.waitForLoadState("networkidle");
    expect(await stateOf(page, "sale")).toBe("failed");
  });

  for (const [what, answer] of [
    ["F3 an HTML page instead of code", { contentType: "text/html", body: "<!doctype html><p>Log in" }],
    ["F3 code that is cut in half", { contentType: "text/javascript", body: "export default {a:" }],
    [
      "F4 the code of another build",
      {
        contentType: "text/javascript",
        body: 'import { nothing } from "./core.js"; export default nothing;',
      },
    ],
  ] as const)
    test(what, async ({ page, bare }) => {
      await page.route(`**/${ownChunk("countdown")}*`, (route) => route.fulfill(answer));
      const loads: string[] = [];
      page.on("load", () => loads.push("load"));
      const hints = inline(
        "window.hints = []; addEventListener('islet:problem', ({ detail }) => hints.push(detail.message))",
      );
      await page.goto(await bare({ head: hints + HEAR + TAG, body: COUNTDOWN + STICKY }));
      await expectUsable(page);
      await expect
        .poll(() => heard(page))
        .toMatchObject([{ widget: "countdown", code: "chunk", type: "error" }]);
      if (what.startsWith("F4"))
        await expect
          .poll(() => page.evaluate(() => Reflect.get(window, "hints") as string[]))
          .toEqual([
            expect.stringContaining("It may be of another version than this page: reload the page."),
          ]);
      expect(loads).toHaveLength(1);
    });

  test("F1 without the core nothing starts, the page works, each widget is told", async ({ page, bare }) => {
    await page.route(/\/chunks\/.*core/, (route) => route.abort());
    await page.goto(await bare({ head: HEAR + TAG, body: COUNTDOWN + STICKY }));
    await expect.poll(() => heard(page)).toHaveLength(2);
    await expect(page.locator("#sale")).toHaveText("Ends soon. To the shop");
    expect(troubles(page).pageErrors).toEqual([]);
  });

  test("F32 a host removed while its code loads is not mounted", async ({ page, bare }) => {
    const { release } = await holdRequests(page, `**/${ownChunk("countdown")}*`);
    await page.goto(await bare({ body: COUNTDOWN }));
    const removed = await page.evaluateHandle(() => {
      const host = document.querySelector("#sale") as HTMLElement;
      host.remove();
      return host;
    });
    release();
    await page.waitForLoadState("networkidle");
    expect(await removed.evaluate((host) => host.outerHTML)).toContain("Ends soon.");
    expect(await removed.evaluate((host) => host.hasAttribute("data-widget-state"))).toBe(false);
    await expectQuiet(page);
  });
});

test.describe("a page for which no file of the build arrives", () => {
  const told = (page: Page) =>
    expect.poll(() =>
      troubles(page)
        .consoleErrors.filter((line) => line.startsWith("[islet]"))
        // Where the browser says that it was logged.
        .map((line) => line.replace(/ \(\S*\)$/, "")),
    );
  const noise = [/chunks/, /Failed to load resource/, /CORS/];

  test("is told that the folder is missing", async ({ page, bare, cms }) => {
    await page.route(/\/chunks\//, (route) => route.fulfill({ status: 404 }));
    await page.goto(await bare({ body: COUNTDOWN }));
    await told(page).toEqual([
      expect.stringMatching(`^\\[islet\\] ${cms}/islet/chunks/\\w+/ is missing: copy all of dist/$`),
    ]);
    await expectQuiet(page, noise);
  });

  test("is told that chunks/ is of another version", async ({ page, bare }) => {
    await page.route(/\/chunks\/\w+\//, (route) => route.fulfill({ status: 404 }));
    await page.goto(await bare({ body: COUNTDOWN }));
    await told(page).toEqual([
      expect.stringMatching(/\/chunks\/\w+\/ is missing: chunks\/ is of another version$/),
    ]);
    await expectQuiet(page, noise);
  });

  test("is told that public_path is wrong", async ({ page, bare, cms }) => {
    await page.goto(await bare({ config: { public_path: "/wrong/" }, body: COUNTDOWN }));
    await told(page).toEqual([
      expect.stringMatching(`^\\[islet\\] ${cms}/wrong/chunks/\\w+/ is missing: correct public_path$`),
    ]);
    await expectQuiet(page, [...noise, /wrong/]);
  });
});

test.describe("runtime.7 the public path", () => {
  test("is found from a tag with a query, on another origin", async ({ page, makePage, cms }) => {
    const cdn = cms.replace("127.0.0.1", "localhost");
    const requests = watchChunks(page);
    const src = encodeURIComponent(`${cdn}/islet/islet.js?ver=6.7.1`);
    await page.goto(`${await makePage(COUNTDOWN)}?islet-src=${src}`);
    await expect.poll(() => stateOf(page, "sale")).toBe("mounted");
    const elsewhere = requests.map((request) => request.url()).filter((url) => !url.startsWith(cdn));
    expect(elsewhere).toEqual([]);
    // For the page's own errors as many places are noted as before.
    expect(await page.evaluate(() => Reflect.get(Error, "stackTraceLimit"))).toBe(10);
    await expectQuiet(page);
  });

  test("cannot be found of a renamed script: a clear error, nothing else", async ({ page, bare, cms }) => {
    await page.route(`${cms}/cache/combined.js`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${cms}/islet/islet.js` }) }),
    );
    await page.goto(await bare({ head: tagOf("/cache/combined.js"), body: COUNTDOWN }));
    await expect
      .poll(() => troubles(page).consoleErrors.join())
      .toMatch(/needs public_path such as \/islet\/, not .*combined\.js/);
    expect(await page.evaluate(() => document.querySelector("#sale")?.outerHTML)).not.toContain(
      "data-widget-state",
    );
    await expectQuiet(page, [/public_path/]);
  });

  test("is then what public_path of the page configuration says", async ({ page, bare, cms }) => {
    await page.route(`${cms}/cache/combined.js`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${cms}/islet/islet.js` }) }),
    );
    await page.goto(
      await bare({ config: { public_path: "/islet/" }, head: tagOf("/cache/combined.js"), body: COUNTDOWN }),
    );
    await expect.poll(() => stateOf(page, "sale")).toBe("mounted");
    await expectQuiet(page);
  });

  test("an inlined script says the same, and runs with public_path", async ({ page, bare }) => {
    const code = readFileSync(`${dist}islet.js`, "utf8");
    const script = inline(code, 'type="module"');
    await page.goto(await bare({ head: script, body: COUNTDOWN }));
    await expect.poll(() => troubles(page).consoleErrors.join()).toContain("public_path");
    await page.goto(
      await bare({
        config: { public_path: "/islet/", csp_nonce: "bare-page" },
        head: script,
        body: COUNTDOWN,
      }),
    );
    await expect.poll(() => stateOf(page, "sale")).toBe("mounted");
    await expectQuiet(page, [/public_path/]);
  });
});

test("F10 nothing jumps while a slow page gets its widgets", async ({ page, bare, context, cms }) => {
  await context.addCookies([{ name: "cms_fault", value: "/islet/chunks/=delay:150", url: cms }]);
  await page.goto(
    await bare({
      head: `<link rel="stylesheet" href="/islet/islet.css">${TAG}`,
      body: `${COUNTDOWN}<p>below</p>`,
    }),
  );
  await expect.poll(() => stateOf(page, "sale")).toBe("mounted");
  const shift = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (Reflect.get(window, "__layoutShift") as () => number)();
  });
  expect(shift).toBeLessThan(0.1);
});
