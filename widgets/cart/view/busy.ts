import type { Changes } from "#dom/changes.ts";

/** A part of the page, if it is there. */
export type Part = Element | null | undefined;
type Find = () => readonly Part[];

/** Shows which parts of the page wait for the server; the server's own markup knows nothing of it. */
export function createBusy(changes: Changes) {
  const waiting = new Set<Find>();
  let shown = new Set<Element>();

  function show(element: Element, isBusy: boolean) {
    changes.toggleClass(element, "islet-cart-busy", isBusy);
    changes.setAttribute(element, "aria-busy", isBusy ? "true" : null);
  }

  /** Once more, after the markup has changed. */
  function draw() {
    const now = new Set([...waiting].flatMap((find) => find()).filter((one) => one instanceof Element));
    for (const element of shown) if (!now.has(element)) show(element, false);
    for (const element of now) show(element, true);
    shown = now;
  }

  return {
    draw,
    /** From now until the function returned is called. */
    begin(find: Find): () => void {
      waiting.add(find);
      draw();
      return () => {
        waiting.delete(find);
        draw();
      };
    },
  };
}

export type Busy = ReturnType<typeof createBusy>;
