import { type LayoutBox, layoutBox } from "#dom/scroll/layout-box.ts";
import { type Changes, createChanges } from "#dom/state/changes.ts";
import { removeAtEnd } from "#runtime/added.ts";

interface Hold {
  readonly ending: AbortController;
  readonly changes: Changes;
}

function newHold(): Hold {
  const ending = new AbortController();
  return { ending, changes: createChanges(ending.signal) };
}

/** An element that is held at an edge of the window, by CSS or fixed with an empty element in its place. */
export class HeldElement {
  #hold = newHold();
  #spacer: HTMLElement | undefined;
  /** How far the element stands below its parent's top, if CSS holds it. */
  #inParentPx: number | undefined;

  constructor(
    private readonly host: HTMLElement,
    private readonly edge: "top" | "bottom",
    private readonly spacerClass: readonly string[],
  ) {}

  /** Whether CSS holds it. */
  get isCss(): boolean {
    return this.#inParentPx !== undefined;
  }

  get isFixed(): boolean {
    return this.#spacer !== undefined;
  }

  /** Puts the element back where it was. */
  release(): void {
    this.#hold.ending.abort();
    this.#hold = newHold();
    this.#spacer = undefined;
    this.#inParentPx = undefined;
  }

  /** Lets CSS hold it from now on; it must be in its place. */
  holdByCss(offsetPx: number): void {
    this.#inParentPx = layoutBox(this.host).top - this.#parentTop();
    this.#write({ position: "sticky", [this.edge]: `${offsetPx}px` });
  }

  /** Fixes it to the window, or moves it there. */
  fix(edgePx: number, { left, width }: LayoutBox): void {
    if (!this.#spacer) {
      const spacer = createSpacer(this.host, this.spacerClass);
      this.host.after(spacer);
      removeAtEnd(this.#hold.ending.signal, spacer);
      this.#spacer = spacer;
    }
    this.#write({
      position: "fixed",
      "box-sizing": "border-box",
      margin: "0px",
      [this.edge]: `${edgePx}px`,
      left: `${left}px`,
      right: "auto",
      width: `${width}px`,
    });
  }

  /** The element's place in the page, as if nothing held it. */
  flowBox(offsetPx: number): LayoutBox {
    const box = layoutBox(this.#spacer ?? this.host);
    if (this.#inParentPx === undefined) return box;
    const { top, bottom } = box;
    const parentPx = this.#parentTop();
    const isFree = this.edge === "top" ? top > offsetPx + 1 : bottom < innerHeight - offsetPx - 1;
    // What stands above it may have changed meanwhile.
    if (isFree) this.#inParentPx = top - parentPx;
    const flowPx = parentPx + this.#inParentPx;
    return { ...box, top: flowPx, bottom: flowPx + bottom - top };
  }

  #parentTop(): number {
    return this.host.parentElement?.getBoundingClientRect().top ?? 0;
  }

  #write(styles: Readonly<Record<string, string>>): void {
    for (const [property, value] of Object.entries(styles))
      if (this.host.style.getPropertyValue(property) !== value)
        this.#hold.changes.setStyle(this.host, property, value);
  }
}

/** What decides about an element's place among its neighbours. */
const LAYOUT = ["margin", "order", "float", "clear", "align-self", "justify-self", "grid-area"];

/** An empty element that keeps the host's place while the host is fixed to the window. */
function createSpacer(host: HTMLElement, classNames: readonly string[]): HTMLElement {
  const spacer = document.createElement("div");
  spacer.classList.add(...classNames);
  spacer.setAttribute("aria-hidden", "true");
  const style = getComputedStyle(host);
  const { width, height } = host.getBoundingClientRect();
  for (const property of LAYOUT) spacer.style.setProperty(property, style.getPropertyValue(property));
  // It follows a window that changes its width, where the host does.
  const isWhole = Math.abs((host.parentElement as HTMLElement).clientWidth - width) < 1;
  spacer.style.setProperty("box-sizing", "border-box");
  spacer.style.setProperty("width", isWhole ? "100%" : `${width}px`);
  spacer.style.setProperty("height", `${height}px`);
  spacer.style.setProperty("flex", "none");
  spacer.style.setProperty("visibility", "hidden");
  return spacer;
}
