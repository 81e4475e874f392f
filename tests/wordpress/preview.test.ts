import { describe, expect, it } from "vitest";
import { hasPhp } from "./php.ts";
import { settingsAnswer } from "./settings-answer.ts";

interface Tried {
  readonly presets: readonly string[];
  readonly jobs: readonly string[];
  readonly shop: readonly string[];
}
interface State {
  readonly site: Partial<Tried> & Readonly<Record<string, unknown>>;
  readonly tried: Tried | null;
  readonly counts: Tried;
  readonly hosts: readonly string[];
  readonly taken: readonly string[];
  readonly former: Tried | null;
}
type Act = readonly [who: number, what: "send" | "press" | "see", with_?: unknown];

const ADMIN = 7;
const OTHER_ADMIN = 8;
const VISITOR = 0;

/** What is stored and what counts after each act, for who has acted. */
const after = (acts: readonly Act[], more: object = {}) =>
  settingsAnswer("states", acts, {
    option: { hosts: ["a.example"] },
    capabilities: ["manage_options", "unfiltered_html"],
    ...more,
  }) as State[];
const last = (acts: readonly Act[], more: object = {}) => after(acts, more).at(-1);

const CART = ["woocommerce-cart"];
const FORM = { presets: ["woocommerce", "x"], jobs: { a: "woocommerce-cart", b: "x" }, shop: ["store-api"] };
const TRIED = { presets: ["woocommerce"], jobs: CART, shop: ["store-api"] };
const NOTHING = { presets: [], jobs: [], shop: [] };
const trying: Act = [ADMIN, "send", { ...FORM, hosts: "b.example", try: "1" }];

describe.runIf(hasPhp)("choices that an administrator tries", () => {
  it("count for that administrator alone, as far as they are known; the site keeps what is saved", () => {
    const [his, others, visitors] = after([trying, [OTHER_ADMIN, "see"], [VISITOR, "see"]]);
    expect(his).toMatchObject({ tried: TRIED, counts: TRIED, taken: CART, hosts: ["a.example"] });
    for (const state of [others, visitors])
      expect(state).toMatchObject({ tried: null, counts: NOTHING, taken: [] });
    for (const state of [his, others, visitors]) expect(state?.site).toEqual({ hosts: ["a.example"] });
    expect(his?.former).toBeNull();
  });

  it("count no more for who may no longer manage the site", () => {
    expect(last([trying], { capabilities: [] })).toMatchObject({ tried: null, counts: NOTHING });
  });

  it("can be compared with what visitors get", () => {
    expect(last([trying, [ADMIN, "see", "off"]])).toMatchObject({ tried: TRIED, counts: NOTHING, taken: [] });
    expect(last([trying, [ADMIN, "see", "on"]])).toMatchObject({ counts: TRIED });
  });

  it("are a preset and all of its jobs with one press beside it, and whatever else the form says", () => {
    const press = { ...FORM, presets: ["elementor"], try: "pojo" };
    expect(last([[ADMIN, "send", press]])?.tried).toEqual({
      presets: ["elementor", "pojo"],
      jobs: ["woocommerce-cart", "pojo-theme", "pojo-forms"],
      shop: ["store-api"],
    });
  });

  it("are used for all visitors by one press; a second one changes nothing", () => {
    const [, used, again, seen] = after([
      trying,
      [ADMIN, "press", "use"],
      [ADMIN, "press", "use"],
      [VISITOR, "see"],
    ]);
    for (const state of [used, again]) {
      expect(state?.site).toEqual({ ...TRIED, hosts: ["a.example"] });
      expect(state).toMatchObject({ tried: null, counts: TRIED, former: NOTHING });
    }
    expect(seen).toMatchObject({ counts: TRIED, taken: CART });
  });

  it("are forgotten by one press, and by a save, which counts for all", () => {
    expect(last([trying, [ADMIN, "press", "end"]])).toMatchObject({ tried: null, counts: NOTHING });
    const saved = last([trying, [ADMIN, "send", { presets: ["pojo"] }]]);
    expect(saved).toMatchObject({ tried: null, counts: { ...NOTHING, presets: ["pojo"] } });
    expect(saved?.site).toEqual({ presets: ["pojo"] });
  });

  it("stay unseen by others while other buttons of the screen are pressed", () => {
    const allowed = last([trying, [ADMIN, "send", { ...FORM, hosts: "a.example", allow: "vimeo" }]]);
    expect(allowed?.site).toEqual({ hosts: ["a.example", "player.vimeo.com"] });
    expect(allowed).toMatchObject({ tried: TRIED, counts: TRIED });
    const given = last([trying, [ADMIN, "send", { ...FORM, all: { woocommerce: "give" } }]]);
    expect(given?.site).toEqual({ hosts: ["a.example"] });
    expect(given?.tried).toEqual({ ...TRIED, jobs: [] });
  });

  it("of another administrator stay when one saves", () => {
    expect(last([trying, [OTHER_ADMIN, "send", { presets: ["pojo"] }], [ADMIN, "see"]])?.counts).toEqual(
      TRIED,
    );
  });
});

describe.runIf(hasPhp)("what counted before", () => {
  const first: Act = [ADMIN, "send", { presets: ["pojo"], hosts: "a.example" }];
  const second: Act = [ADMIN, "send", { ...FORM, hosts: "c.example" }];
  const back: Act = [ADMIN, "press", "back"];

  it("comes back with one press, and one more undoes that; hosts stay", () => {
    const [, , undone, redone] = after([first, second, back, back]);
    expect(undone?.site).toEqual({ presets: ["pojo"], hosts: ["c.example"] });
    expect(undone?.former).toEqual(TRIED);
    expect(redone?.site).toEqual({ ...TRIED, hosts: ["c.example"] });
    expect(redone?.former).toEqual({ ...NOTHING, presets: ["pojo"] });
  });

  it("is what it was before presets, jobs or switches changed, whatever else is saved since", () => {
    const hosts: Act = [ADMIN, "send", { presets: ["pojo"], hosts: "d.example" }];
    expect(last([first, hosts, hosts])?.former).toEqual(NOTHING);
  });

  it("is nothing before the first change, and a press changes nothing", () => {
    expect(last([back])).toMatchObject({ former: null, counts: NOTHING });
  });
});
