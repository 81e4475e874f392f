import type { Page } from "@playwright/test";
import * as fc from "fast-check";
import { type Pointer, swipeFrom } from "../support/swipe.ts";

/** One thing that a visitor or an editor does. `at` chooses among the targets that are in view, and may be any number. */
export type Act =
  | { readonly does: "swipe"; readonly at: number; readonly x: number; readonly y: number }
  | { readonly does: "press" | "press twice" | "hover" | "change a setting"; readonly at: number }
  | { readonly does: "key"; readonly key: string }
  | { readonly does: "resize"; readonly to: number }
  | { readonly does: "scroll"; readonly by: number }
  | { readonly does: "replace" };

const KEYS = [
  ...["Tab", "Tab", "Shift+Tab", "Enter", " ", "Escape", "Home", "End", "a"],
  ...["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"],
];
const at = fc.nat(30);
const away = (most: number) => fc.integer({ min: -most, max: most });

const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant("swipe" as const), at, x: away(350), y: away(30) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom("press" as const, "press twice" as const), at }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("key" as const), key: fc.constantFrom(...KEYS) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom("hover" as const, "change a setting" as const), at }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant("resize" as const), to: fc.constantFrom(320, 390, 800, 1280) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("scroll" as const), by: away(900) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("replace" as const) }) },
);

/** One visit of a widget's page in the gallery. */
export interface Visit {
  readonly dir: "ltr" | "rtl";
  /** One of the page's states; empty for the usual one. */
  readonly state: string;
  readonly acts: readonly Act[];
}

/** Visits of the page of a widget with these states, of at most 12 acts each. */
export const visitsOf = (states: readonly string[]): fc.Arbitrary<Visit> =>
  fc.record({
    dir: fc.constantFrom("ltr" as const, "rtl" as const),
    state: fc.constantFrom("", ...states),
    acts: fc.array(act, { minLength: 6, maxLength: 12 }),
  });

/** Middles of what can be pressed, in px from the window's corner: in the open dialog if there is one, else in the example. */
const pressable = (page: Page, isForSwipes: boolean) =>
  page.evaluate((swiped) => {
    const root = document.querySelector("dialog:modal") ?? document.getElementById("gallery-stage");
    const selector = swiped
      ? ".islet-carousel, .islet-lightbox, [data-widget]"
      : "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [tabindex='0'], [data-widget]";
    return [...(root?.querySelectorAll(selector) ?? [])]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))
      .filter(({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
  }, isForSwipes);

/** Changes a field of the settings form, as an editor would: the next value of a list, a box, a number one higher. */
const changeSetting = (page: Page, index: number) =>
  page.evaluate((nth) => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      "#gallery-panel :is(select, input[type=checkbox], input[type=number])",
    );
    const field = fields[nth % Math.max(1, fields.length)];
    if (!field) return;
    if (field.type === "checkbox") return field.click();
    if (field instanceof HTMLSelectElement)
      field.selectedIndex = (field.selectedIndex + 1) % field.options.length;
    else field.value = String(Number(field.value) + 1);
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }, index);

/** Does it. What has no target does nothing. */
export async function perform(page: Page, done: Act, pointer: Pointer): Promise<void> {
  if (done.does === "key") return page.keyboard.press(done.key);
  if (done.does === "resize") return page.setViewportSize({ width: done.to, height: 800 });
  if (done.does === "scroll")
    return page.evaluate((by) => scrollBy({ top: by, behavior: "instant" }), done.by);
  if (done.does === "replace")
    return page.evaluate(() => document.getElementById("gallery-restart")?.click());
  if (done.does === "change a setting") return changeSetting(page, done.at);

  const targets = await pressable(page, done.does === "swipe");
  const target = targets[done.at % Math.max(1, targets.length)];
  if (!target) return;
  const { x, y } = target;
  const press = () => (pointer === "touch" ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  if (done.does === "swipe") return swipeFrom(page, target, done, { pointer });
  if (done.does === "hover") return page.mouse.move(x, y);
  await press();
  if (done.does === "press twice") await press();
}
