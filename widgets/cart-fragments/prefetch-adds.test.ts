import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PREFETCH_EVENT } from "#runtime/prefetch-code.ts";
import { prefetchAdds } from "./prefetch-adds.ts";

const BUTTON = `<a class="add_to_cart_button ajax_add_to_cart" data-product_id="1" href="#">Add</a>`;

let life: AbortController;
let idle: (() => void)[];
const asked = vi.fn();

/** Starts on a page. */
function open(markup: string) {
  document.body.innerHTML = markup;
  const listen = (target: EventTarget, type: string, listener: (event: never) => void) =>
    target.addEventListener(type, listener as EventListener, { signal: life.signal });
  prefetchAdds({ listen, signal: life.signal });
}

/** The visitor does something; then the page is idle. */
function act(type = "pointermove") {
  window.dispatchEvent(new Event(type));
  for (const run of idle.splice(0)) run();
}

beforeEach(() => {
  life = new AbortController();
  idle = [];
  asked.mockClear();
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
  document.addEventListener(PREFETCH_EVENT, asked);
});
afterEach(() => {
  life.abort();
  document.removeEventListener(PREFETCH_EVENT, asked);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the code of the first add", () => {
  it.each([
    ["a button of a list", BUTTON],
    ["a product's form", '<form class="cart"><button type="submit">Add</button></form>'],
  ])("is asked for once the visitor does something, for %s", (_what, markup) => {
    open(markup);
    expect(asked).not.toHaveBeenCalled();
    for (const type of ["pointermove", "pointerdown", "keydown", "scroll"]) act(type);
    expect(asked).toHaveBeenCalledOnce();
  });

  it("is not asked for where nothing adds", () => {
    open('<a class="button" href="/cart/">Cart</a><form><button type="submit">Send</button></form>');
    act();
    expect(asked).not.toHaveBeenCalled();
  });

  it("is not asked for before the page's own files have come", () => {
    const readyState = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    open(BUTTON);
    act();
    expect(asked).not.toHaveBeenCalled();
    readyState.mockReturnValue("complete");
    act();
    expect(asked).toHaveBeenCalledOnce();
  });

  it("is not asked for where the visitor saves data", () => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
    open(BUTTON);
    act();
    Reflect.deleteProperty(navigator, "connection");
    expect(asked).not.toHaveBeenCalled();
  });

  it("is not asked for after the end of its widget", () => {
    open(BUTTON);
    life.abort();
    act();
    expect(asked).not.toHaveBeenCalled();
  });
});
