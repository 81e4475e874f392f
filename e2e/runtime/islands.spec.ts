import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { inline, TAG, test } from "../support/runtime-pages.ts";
import { expect, expectQuiet, troubles } from "../support/test.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const END = 4_102_444_800;
const RENDERED_AT = Math.floor(Date.now() / 1_000);

/** What a server prints; in a process of its own, as on a server. */
function printed(settings: object): string {
  const program = `import { renderWidget } from "#entries/server/index.ts"; process.stdout.write(await renderWidget("countdown", ${JSON.stringify(settings)}, { id: "sale", renderedAt: ${RENDERED_AT} }));`;
  return execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
    cwd: root,
    encoding: "utf8",
  });
}

const stateOf = (page: Page) => page.locator("[data-widget]").first().getAttribute("data-widget-state");

/** Keeps problems from the console. */
const HEAR = inline(
  `window.heard = []; addEventListener("islet:problem", (event) => { event.preventDefault(); heard.push(event.detail.code); })`,
);
const heard = (page: Page) => page.evaluate(() => Reflect.get(window, "heard") as string[]);

/** Remembers every node in the host before the script runs, and whether each is still there. */
const REMEMBER = inline(`document.addEventListener("readystatechange", () => {
  const all = (node) => [node, ...[...node.childNodes].flatMap(all)];
  const host = document.querySelector("[data-widget]");
  const nodes = all(host);
  window.kept = () => { const now = all(host); return [now.length === nodes.length, nodes.filter((node) => !now.includes(node)).map((node) => node.nodeName)]; };
}, { once: true })`);
const kept = (page: Page) => page.evaluate(() => (Reflect.get(window, "kept") as () => unknown)());

test.describe("markup that Islet's own renderer printed", () => {
  test("is taken over without replacing a node, and runs", { tag: CORE }, async ({ page, bare }) => {
    await page.goto(await bare({ head: REMEMBER + TAG, body: printed({ end_date: END }) }));
    await expect.poll(() => stateOf(page)).toBe("mounted");
    expect(await kept(page)).toEqual([true, []]);
    const before = await page.getByRole("timer").textContent();
    await expect.poll(() => page.getByRole("timer").textContent()).not.toBe(before);
    expect(await kept(page)).toEqual([true, []]);
    await expectQuiet(page);
  });

  test("that says something else than the settings draw is told once, drawn anew, and given back at the end", async ({
    page,
    bare,
  }) => {
    const wrong = printed({ end_date: END }).replace(">Days<", ">Jours<");
    await page.goto(await bare({ head: HEAR + TAG, body: wrong }));
    await expect.poll(() => stateOf(page)).toBe("mounted");
    await expect.poll(() => heard(page)).toEqual(["hydration"]);
    await expect(page.getByRole("timer")).toContainText("Days");
    await page.evaluate(() => window.islet?.stop());
    await expect(page.locator("[data-widget]")).toContainText("Jours");
    await expectQuiet(page);
  });
});

const PANEL = `<div data-widget="panel" id="host"><p>Server text</p><form id="form"><input id="field" name="q" value=""></form><iframe id="frame" title="frame" src="/shop/?no-islet"></iframe><p>Last</p></div>`;

test.describe("<ServerContent/>", () => {
  test("moves the server's own nodes: typed text stays, frames are not loaded anew, the order back is exact", {
    tag: CORE,
  }, async ({ page, withTestWidgets }) => {
    const loads: string[] = [];
    page.on("framenavigated", (frame) => {
      if (frame !== page.mainFrame()) loads.push(frame.url());
    });
    await page.goto(await withTestWidgets({ body: PANEL }));
    await expect(page.locator("#host section.panel #field")).toBeVisible();
    const loadedOnce = loads.length;
    await page.locator("#field").fill("half a word");
    await page.getByRole("button", { name: "Panel" }).click();
    await expect(page.locator("#field")).toBeHidden();
    await page.getByRole("button", { name: "Panel" }).click();
    await expect(page.locator("#field")).toHaveValue("half a word");
    const canMove = await page.evaluate(() => "moveBefore" in Element.prototype);
    const html = await page.evaluate(() => {
      window.islet?.stop();
      return document.querySelector("#host")?.outerHTML;
    });
    expect(html).toBe(PANEL);
    await expect(page.locator("#field")).toHaveValue("half a word");
    if (canMove) expect(loads.length).toBe(loadedOnce);
    await expectQuiet(page);
  });

  test("a visitor who has the focus in it keeps it", async ({ page, withTestWidgets }) => {
    const url = await withTestWidgets({ body: PANEL.replace('data-widget="panel"', 'data-panel=""') });
    await page.goto(url);
    await page.locator("#field").focus();
    await page.keyboard.type("half");
    await page.evaluate(() => document.querySelector("#host")?.setAttribute("data-widget", "panel"));
    await expect.poll(() => page.locator("#host").getAttribute("data-widget-state")).toBe("waiting");
    await page.keyboard.type(" a word");
    await expect(page.locator("#field")).toBeFocused();
    await expect(page.locator("#field")).toHaveValue("half a word");
    await page.keyboard.press("Tab");
    await expect.poll(() => page.locator("#host").getAttribute("data-widget-state")).toBe("mounted");
    await expect(page.locator("#field")).toHaveValue("half a word");
  });
});

test.describe("an island that throws gives the server's markup back; one problem; the others go on", () => {
  for (const at of ["render", "effect", "update"])
    test(`in ${at}`, async ({ page, withTestWidgets }) => {
      const before = `<div data-widget="thrower" id="host" data-settings="{&quot;at&quot;:&quot;${at}&quot;}"><p>Server text <b>stays</b></p></div>`;
      const url = await withTestWidgets({ body: `${before}<div data-widget="counter" id="other"></div>` });
      await page.addInitScript(() => {
        const codes: string[] = [];
        Object.assign(window, { heard: codes });
        addEventListener("islet:problem", (event) => {
          event.preventDefault();
          codes.push((event as CustomEvent<{ code: string }>).detail.code);
        });
      });
      await page.goto(url);
      if (at === "update") await page.getByRole("button", { name: "break" }).click();
      await expect.poll(() => heard(page)).toEqual(["crash"]);
      expect(await page.locator("#host").evaluate((host) => host.outerHTML)).toBe(
        before.replace('id="host"', 'id="host"').replace('}">', '}" data-widget-state="failed">'),
      );
      await page.getByRole("button", { name: "Count 0" }).click();
      await expect(page.getByRole("button", { name: "Count 1" })).toBeVisible();
      await expectQuiet(page);
    });

  test("in an event it is told, and the island stands", { tag: CORE }, async ({ page, withTestWidgets }) => {
    await page.goto(
      await withTestWidgets({
        body: `<div data-widget="thrower" id="host" data-settings='{"at":"event"}'><p>x</p></div>`,
      }),
    );
    await page.getByRole("button", { name: "break" }).click();
    await expect.poll(() => troubles(page).pageErrors.join()).toContain("told to");
    await expect(page.getByRole("button", { name: "break" })).toBeVisible();
  });
});

test("design 5.8 two hundred islands: what is in view comes first, over several tasks, and all come", async ({
  page,
  withTestWidgets,
}) => {
  const host = (index: number) =>
    `<div data-widget="counter" data-settings='{"label":"c${index}"}'><p>server</p></div>`;
  const url = await withTestWidgets({
    body: Array.from({ length: 200 }, (_, index) => host(index)).join(""),
  });
  await page.addInitScript(() => {
    const order: { top: number; task: number }[] = [];
    let task = 0;
    const channel = new MessageChannel();
    // One message at a time: each that arrives is another task.
    channel.port1.onmessage = () => {
      task += 1;
      channel.port2.postMessage(0);
    };
    channel.port2.postMessage(0);
    Object.assign(window, { order });
    const seen = new WeakMap<Element, number>();
    addEventListener("DOMContentLoaded", () => {
      for (const one of document.querySelectorAll("[data-widget]"))
        seen.set(one, one.getBoundingClientRect().top);
    });
    document.addEventListener("islet:mounted", (event) => {
      order.push({ top: seen.get(event.target as Element) ?? -1, task });
    });
  });
  await page.goto(url);
  await expect(page.locator(".counter")).toHaveCount(200);
  const { order, height } = await page.evaluate(() => ({
    order: Reflect.get(window, "order") as { top: number; task: number }[],
    height: innerHeight,
  }));
  expect(order).toHaveLength(200);
  const firstBelow = order.findIndex(({ top }) => top > height);
  expect(firstBelow).toBeGreaterThan(0);
  expect(order.slice(firstBelow).filter(({ top }) => top <= height)).toEqual([]);
  await expectQuiet(page);
});
