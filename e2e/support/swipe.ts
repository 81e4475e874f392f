import type { Locator, Page } from "@playwright/test";

/** What a visitor swipes with. */
export type Pointer = "mouse" | "touch";

/** Where the pointer is, in px from the window's corner. */
type Point = Readonly<{ x: number; y: number }>;

interface Press {
  move(to: Point): Promise<void>;
  end(): Promise<void>;
}

async function pressOf(page: Page, pointer: Pointer, from: Point): Promise<Press> {
  if (pointer === "mouse") {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    return { move: ({ x, y }) => page.mouse.move(x, y), end: () => page.mouse.up() };
  }
  const session = await page.context().newCDPSession(page);
  const send = async (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) => {
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  };
  await send("touchStart", [from]);
  return {
    move: (to) => send("touchMove", [to]),
    end: async () => {
      await send("touchEnd", []);
      await session.detach();
    },
  };
}

/** In how many movements a finger or a mouse makes its way. */
const STEPS = 8;

interface Swiping {
  /** A page with `hasTouch` for `touch`. */
  pointer?: Pointer;
  /** Runs while the pointer is still down. */
  beforeEnd?: () => Promise<void>;
}

/** Presses at a place of the window, moves by `x` and `y` px to the right and down, and lets go. */
export async function swipeFrom(
  page: Page,
  from: Point,
  way: Point,
  { pointer = "mouse", beforeEnd }: Swiping = {},
): Promise<void> {
  const press = await pressOf(page, pointer, from);
  for (let step = 1; step <= STEPS; step++)
    await press.move({ x: from.x + (way.x * step) / STEPS, y: from.y + (way.y * step) / STEPS });
  await beforeEnd?.();
  await press.end();
}

/** Swipes from the middle of an element by `wayPx` to the right. */
export async function swipe(element: Locator, wayPx: number, swiping: Swiping = {}): Promise<void> {
  const box = (await element.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await swipeFrom(element.page(), middle, { x: wayPx, y: 0 }, swiping);
}
