import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { idleMoment } from "../support/idle.ts";
import { expect, expectQuiet, test } from "../support/test.ts";

interface Call {
  readonly endpoint: string;
  readonly fields: { readonly body?: string };
}

interface Report {
  readonly page: string;
  readonly variant: string;
  readonly device: string;
  readonly connection: string;
  readonly metrics: Readonly<Record<string, { readonly value: number; readonly rating: string }>>;
  readonly problems: readonly object[];
}

/** The code that measures, which loads after the page. */
const CODE = /\/report-views\.js/;

/** What has arrived at the site. */
async function reports(page: Page): Promise<Report[]> {
  const calls = (await (await page.request.get("/__cms/requests")).json()) as Call[];
  return calls
    .filter(({ endpoint }) => endpoint === "/vitals")
    .map(({ fields }) => JSON.parse(fields.body ?? "") as Report);
}

const markers = (settings: object) => [{ selector: "head", widget: "web-vitals", settings }];
const settings = { url: "/vitals", sample: 1, page_kind: "product", variant: "islet" };

/** Waits until the page is measured. */
const isMeasured = (page: Page) =>
  expect(page.locator("head")).toHaveAttribute("data-widget-state", "mounted");

test("web-vitals.1 a page that is left is one report: how fast it was, and nothing about who has seen it", {
  tag: CORE,
}, async ({ page, makePage }) => {
  const other = await makePage("<h1>Other</h1>");
  const url = await makePage('<h1>Wool</h1><button type="button">Press</button>', {
    config: { markers: markers(settings) },
  });
  const code = page.waitForResponse(CODE);
  await page.goto(`${url}?token=secret`);
  await code;
  await isMeasured(page);
  await page.getByRole("button", { name: "Press" }).click();
  await idleMoment(page);
  const before = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
  expect(await reports(page)).toEqual([]);
  await page.goto(other);
  await expect.poll(async () => (await reports(page)).length).toBe(1);

  const [report] = await reports(page);
  expect(report).toMatchObject({ page: "product", variant: "islet", device: "desktop", problems: [] });
  expect(Object.keys(report ?? {}).sort()).toEqual([
    ...["connection", "device", "metrics", "page", "problems", "variant"],
  ]);
  const { metrics = {} } = report ?? {};
  expect(Object.keys(metrics)).toEqual(expect.arrayContaining(["TTFB", "FCP", "LCP", "CLS"]));
  expect(metrics["CLS"]).toEqual({ value: 0, rating: "good" });
  expect(metrics["LCP"]?.value).toBeGreaterThanOrEqual(metrics["TTFB"]?.value ?? Number.NaN);
  expect(before.slice(0, 2)).toEqual([0, 0]);
  await expectQuiet(page);
});

test("web-vitals.3 outside the sample, and where nothing is configured, no code comes and nothing is sent", async ({
  page,
  makePage,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const config of [{ markers: markers({ ...settings, sample: 0 }) }, {}]) {
    await page.goto(await makePage('<h1>Wool</h1><p data-widget="web-vitals">Soft.</p>', { config }));
    await expect(page.locator("p[data-widget]")).toHaveAttribute("data-widget-state", "mounted");
    await idleMoment(page);
  }
  await page.goto("/");
  expect(asked.filter((url) => CODE.test(url))).toEqual([]);
  expect(await reports(page)).toEqual([]);
});

test("web-vitals.5 a problem from before is reported by its code and its widget", async ({
  page,
  makePage,
}) => {
  const wrong = '<div data-widget="countdown" data-settings="my words">Soon.</div>';
  const code = page.waitForResponse(CODE);
  await page.goto(await makePage(`<h1>Wool</h1>${wrong}`, { config: { markers: markers(settings) } }));
  await code;
  await isMeasured(page);
  await idleMoment(page);
  await page.goto("/");
  await expect
    .poll(async () => (await reports(page)).map(({ problems }) => problems))
    .toEqual([[{ code: "settings-syntax", widget: "countdown" }]]);
});
