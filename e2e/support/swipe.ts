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

/**
 * Presses in the middle of an element, moves by `wayPx` to the right, and lets go.
 * @param pointer a page with `hasTouch` for `touch`
 * @param beforeEnd runs while the pointer is still down
 */
export async function swipe(
  element: Locator,
  wayPx: number,
  { pointer = "mouse", beforeEnd }: { pointer?: Pointer; beforeEnd?: () => Promise<void> } = {},
): Promise<void> {
  const STEPS = 8;
  const box = (await element.boundingBox())!;
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const press = await pressOf(element.page(), pointer, from);
  for (let step = 1; step <= STEPS; step++)
    await press.move({ x: from.x + (wayPx * step) / STEPS, y: from.y });
  await beforeEnd?.();
  await press.end();
}
