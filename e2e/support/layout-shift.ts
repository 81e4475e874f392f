import type { BrowserContext, Page } from "@playwright/test";

/** What `recordLayoutShift` adds to the window. */
interface Recorded {
  /** The sum of all shifts. */
  readonly __layoutShift: () => number;
  /** A sentence for each element that has moved, the topmost first. */
  readonly __movedElements: () => string[];
}

/**
 * Adds up the layout shifts of every page of the context. Call it before the first page opens. Those of a page that the browser
 * draws while it still reads it, such as a button before its words, are no widget's: the sum begins with the end of the markup, or
 * with the first widget if that is earlier.
 */
export async function recordLayoutShift(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    interface Source {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly Source[];
    };
    const shifts: Shift[] = [];
    let beginsAt = Infinity;
    for (const type of ["readystatechange", "islet:mounted"])
      document.addEventListener(type, ({ timeStamp }) => (beginsAt = Math.min(beginsAt, timeStamp)));
    const counted = () => shifts.filter(({ startTime }) => startTime >= beginsAt);
    const observer = new PerformanceObserver((list) => count(list.getEntries()));
    function count(entries: PerformanceEntryList) {
      for (const entry of entries as Shift[]) if (!entry.hadRecentInput && entry.value) shifts.push(entry);
    }
    observer.observe({ type: "layout-shift", buffered: true });

    const placeOf = ({ left, top, width, height }: DOMRectReadOnly) =>
      `${Math.round(width)} × ${Math.round(height)} at ${Math.round(left)}, ${Math.round(top)}`;
    const sentenceOf = ({ node, previousRect, currentRect }: Source) => {
      const element = node?.nodeType === 1 ? (node as HTMLElement) : node?.parentElement;
      const around = element?.closest<HTMLElement>("[data-example], [data-widget]");
      const widget = around?.dataset["example"] ?? around?.dataset["widget"] ?? "the page";
      const tag = element ? (element.cloneNode() as Element).outerHTML.slice(0, 100) : "what has gone since";
      return `${widget}: ${tag} was ${placeOf(previousRect)}, is ${placeOf(currentRect)}`;
    };
    const movedIn = ({ value, sources }: Shift) => {
      const named = [...sources].toSorted((a, b) => a.previousRect.top - b.previousRect.top).map(sentenceOf);
      return named.length > 0 ? named : [`something moved by ${value}`];
    };

    const recorded: Recorded = {
      __layoutShift() {
        count(observer.takeRecords());
        return counted().reduce((sum, { value }) => sum + value, 0);
      },
      __movedElements() {
        count(observer.takeRecords());
        return counted().flatMap(movedIn);
      },
    };
    for (const [name, value] of Object.entries(recorded))
      Object.defineProperty(window, name, { enumerable: false, value });
  });
}

/** Calls a function of `recordLayoutShift` once the shifts of this frame are known. */
const recorded = <Name extends keyof Recorded>(page: Page, name: Name) =>
  page.evaluate(async (key) => {
    // The shifts of this frame are reported after the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (Reflect.get(window, key) as () => unknown)();
  }, name) as Promise<ReturnType<Recorded[Name]>>;

/**
 * The sum of all layout shifts since the last navigation, without those within 500 ms after input. It is never less than
 * the page's CLS, which counts only the worst five seconds.
 */
export const layoutShift = (page: Page): Promise<number> => recorded(page, "__layoutShift");

/** What has moved in these shifts: a sentence for each element, with the widget whose it is. */
export const movedElements = (page: Page): Promise<string[]> => recorded(page, "__movedElements");
