import { describe, expect, it } from "vitest";
import { PRESETS, STOCK_JOBS } from "#presets/stock.ts";
import { hasPhp } from "./php.ts";
import { settingsAnswer } from "./settings-answer.ts";

interface Load {
  readonly count: number;
  readonly bytes: number;
  readonly gzip: number;
}
interface PageLoads {
  readonly path: string;
  readonly choices: object;
  readonly before: Load;
  readonly now: Load;
  readonly with: Readonly<Record<string, Load>>;
}

const script = (deps: readonly string[] = []) => ({ deps });
/** A shop's page: a stock script with jQuery, and a script of the theme. */
const HEAD = {
  jquery: { ...script(), queued: false },
  "wc-cart": script(["jquery"]),
  theme: script(),
};
const loadOf = (count: number): Load => ({ count, bytes: count * 1000, gzip: count * 300 });
const loads = (option: object, more: object = {}, head: object = HEAD) =>
  settingsAnswer("loads", { head }, { option, ...more }) as PageLoads;

describe.runIf(hasPhp)("what a page loads", () => {
  it("is known without Islet, with what is chosen, and with all jobs of a preset of the site, Islet's own files included", () => {
    const page = loads({});
    expect(page.before).toEqual(loadOf(3));
    expect(page.now).toEqual(loadOf(3));
    // The theme's script, the entry, the core and the preset.
    expect(page.with).toEqual({ woocommerce: loadOf(4) });
    const chosen = { presets: ["woocommerce"], jobs: ["woocommerce-cart"] };
    expect(loads(chosen)).toMatchObject({ before: loadOf(3), now: loadOf(4), choices: chosen });
    expect(loads({ presets: ["woocommerce"] }).now).toEqual(loadOf(6));
    // A widget in the content needs the entry and the core.
    expect(loads({}, {}, { ...HEAD, islet: script() })).toMatchObject({ before: loadOf(3), now: loadOf(5) });
    // Visitors have no admin bar.
    expect(loads({}, {}, { ...HEAD, "admin-bar": script() }).before).toEqual(loadOf(3));
    // A cart needs its own file.
    expect(loads(chosen, { kind: "cart" }).now.count).toBe(5);
  });
});

/** A page as it was measured: files before, with the choices, and with a preset. */
const measured = (now: number, withAll: number, choices: object = { presets: [], jobs: [] }) => ({
  path: `/of-${now}/`,
  choices,
  before: loadOf(9),
  now: loadOf(now),
  with: { woocommerce: loadOf(withAll) },
});
const proposals = (pages: object, option: object = {}) =>
  settingsAnswer("propose", ["WC_VERSION"], { option, options: { islet_sizes: { pages } } });

describe.runIf(hasPhp)("what the settings screen proposes", () => {
  it("is each preset of the site, with the page where it saves most", () => {
    expect(proposals({ home: measured(5, 4), list: measured(9, 2), page: measured(9, 8) })).toEqual({
      woocommerce:
        "If Islet does all of its jobs, the page /of-9/ loads 2 script files, 2000 B (600 B compressed) instead of 9 script files, 9000 B (2700 B compressed).",
    });
    expect(proposals({ home: measured(5, 1) })).toEqual({
      woocommerce: expect.stringContaining("loads 1 script file, 1000 B") as string,
    });
  });

  it("says honestly where it saves nothing, and how sizes come where none is known for these choices", () => {
    expect(proposals({ home: measured(4, 5) })).toEqual({
      woocommerce: "On the pages that you have opened so far it saves nothing.",
    });
    const unknown = {
      woocommerce: expect.stringContaining("Sizes are measured on pages that you open") as string,
    };
    expect(proposals({})).toEqual(unknown);
    expect(proposals({ home: measured(9, 2, { presets: ["pojo"], jobs: [] }) })).toEqual(unknown);
  });

  it("is nothing where Islet does all jobs, or the site has no such plugin", () => {
    const ids = STOCK_JOBS.filter(({ preset }) => preset === "woocommerce").map(({ id }) => id);
    expect(proposals({}, { presets: ["woocommerce"], jobs: ids })).toEqual([]);
    expect(proposals({}, { jobs: ids })).toHaveProperty("woocommerce");
    expect(settingsAnswer("propose", [], { option: { presets: Object.keys(PRESETS) } })).toEqual([]);
  });
});
