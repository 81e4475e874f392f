import type { Check } from "./report.ts";
import type { Lab } from "./rounds.ts";
import { waitUntilIdle, withProbe } from "./sample.ts";
import { median, pairedDifference, pairedRatio } from "./statistics.ts";

const POSTS = 500;
const CAROUSELS = 20;
const PICTURE = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const picture = (height: number) => `<img src="${PICTURE}" alt="" width="400" height="${height}">`;

const carousel = `<div data-widget="carousel"><div class="islet-carousel" role="region" aria-label="Pictures"><div class="islet-carousel__track">${`<div class="islet-carousel__slide"><a href="/">${picture(300)}</a></div>`.repeat(8)}</div></div></div>`;

/** Posts of five heights in columns, with filters. */
const posts = `<section data-widget="grid" data-settings='{"layout":"masonry"}'>
<p class="islet-grid-filters"><button type="button" data-filter="*">All</button> <button type="button" data-filter=".even">Even</button></p>
<div class="islet-grid-items">${Array.from({ length: POSTS }, (_, index) => `<article class="${index % 2 ? "odd" : "even"}">${picture(200 + 50 * (index % 5))}<h2><a href="/${index}/">Post ${index}</a></h2><p>Some words about it.</p></article>`).join("")}</div></section>`;

/** Carousels above the posts and below them. */
const pageWith = (tag: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Benchmark</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/islet/islet.css">${tag}</head>
<body><main>${carousel.repeat(CAROUSELS / 2)}${posts}${carousel.repeat(CAROUSELS / 2)}</main></body></html>`;

const TAG = '<script type="module" src="/islet/islet.js" nonce="bench"></script>';

/** What a visitor's way through the page costs: tasks over 50 ms, and the main thread's time in ms. */
interface Scrolled {
  readonly longTasks: number;
  readonly mainMs: number;
}

const scrollThrough = ({ context }: Lab, url: string): Promise<Scrolled> =>
  withProbe(context, { url }, async ({ page, counters }) => {
    await page.waitForLoadState("networkidle");
    const before = await counters();
    const longTasks = await page.evaluate(async () => {
      let count = 0;
      const observer = new PerformanceObserver((list) => (count += list.getEntries().length));
      observer.observe({ type: "longtask" });
      while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
        scrollBy(0, innerHeight / 2);
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      }
      await new Promise((done) => setTimeout(done));
      return count + observer.takeRecords().length;
    });
    await waitUntilIdle(page);
    const after = await counters();
    return { longTasks, mainMs: after("TaskDuration") - before("TaskDuration") };
  });

/** A page with 500 posts and 20 carousels, compared with the same page without the tag. */
export async function longPageChecks(lab: Lab, rounds: number): Promise<Check[]> {
  const addresses = { without: lab.pages.add(pageWith("")), withTag: lab.pages.add(pageWith(TAG)) };
  const [without, withTag]: [Scrolled[], Scrolled[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    without.push(await scrollThrough(lab, addresses.without));
    withTag.push(await scrollThrough(lab, addresses.withTag));
  }
  const values = (all: readonly Scrolled[], key: keyof Scrolled) => all.map((one) => one[key]);
  const page = `${POSTS} posts and ${CAROUSELS} carousels, scrolled`;
  return [
    {
      what: `${page}: tasks over 50 ms, more than without the tag`,
      value: pairedDifference(values(withTag, "longTasks"), values(without, "longTasks")),
      limit: 0,
    },
    {
      what: `${page}: main thread, with the tag : without (${Math.round(median(values(without, "mainMs")))} ms)`,
      value: pairedRatio(values(withTag, "mainMs"), values(without, "mainMs")),
      limit: 2,
    },
  ];
}
