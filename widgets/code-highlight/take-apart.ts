import type { Page } from "#runtime/page.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Piece } from "./prism.ts";

type Pieces = readonly Piece[];

/** Code up to this length is never slow. */
const SHORT = 500;
/** How long a part may take: slow phones need 3 µs for a character of usual code. */
const allowedMs = (length: number) => 20 + length / 200;
/** How long one task may take before the page gets its turn. */
const TASK_MS = 8;
/** How long the code of a page may take in all. */
const BUDGET_MS = 2_000;

/** What the code of each page has taken so far, in ms. */
const spent = new WeakMap<Page, number>();

/**
 * Takes code apart while the page stays usable; `undefined` if that would take too long. The time that a grammar needs may
 * grow with the square of the length, and nothing ends a regular expression that runs. So parts of the code are tried
 * first, and parts of twice the length only once all of those were fast.
 */
export async function takeApart(
  code: string,
  tokenize: (code: string) => Pieces,
  { page, after }: Pick<WidgetContext, "page" | "after">,
): Promise<Pieces | undefined> {
  let taskStart = -Infinity;
  const now = () => performance.now();
  const isOver = () => (spent.get(page) ?? 0) > BUDGET_MS;

  async function giveWay() {
    if (now() - taskStart < TASK_MS) return;
    await new Promise<void>((resolve) => after(0, resolve));
    taskStart = now();
  }
  function time(part: string) {
    const start = now();
    const pieces = tokenize(part);
    const ms = now() - start;
    spent.set(page, (spent.get(page) ?? 0) + ms);
    return { pieces, isSlow: ms > allowedMs(part.length) };
  }
  /** Twice: something else may have kept the processor busy. */
  async function isSlow(part: string) {
    for (let tries = 0; tries < 2; tries++) {
      await giveWay();
      if (isOver()) break;
      if (!time(part).isSlow) return false;
    }
    return true;
  }

  for (let length = SHORT; length < code.length; length *= 2)
    for (let at = 0; at < code.length; at += length)
      if (await isSlow(code.slice(at, at + length))) return undefined;
  await giveWay();
  return isOver() ? undefined : time(code).pieces;
}
