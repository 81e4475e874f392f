import { savesData } from "#runtime/prefetch-code.ts";
import type { CartActions } from "./actions/index.ts";
import type { CartPage } from "./cart-page.ts";

/** The actions of a cart page, whose code loads on first use. */
export interface LazyActions {
  load(): Promise<CartActions>;
  /** Runs the action of a link, button or field. */
  act(element: HTMLElement): void;
  /** Acts on a press in place of the browser, unless the action failed at the press before. */
  press(event: Event, element: HTMLElement): void;
  /** Shows the cart as it is on the server. */
  refresh(keepsNotices: boolean): void;
}

export function createLazyActions(cartPage: CartPage): LazyActions {
  const { context } = cartPage;
  const { guard, listen, on, page } = context;
  let loading: Promise<CartActions> | undefined;

  function load() {
    loading ??= context
      .load(() => import("./actions/index.ts"))
      .then(({ createCartActions }) => createCartActions(cartPage));
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  }

  // Before the first press: the code is there when the visitor presses what the pointer or the focus has reached.
  if (!savesData() && !page.isEditor)
    for (const type of ["pointerover", "focusin"])
      listen(cartPage.host, type, () => void load().catch(() => {}), { once: true });

  const act = (element: HTMLElement) =>
    guard(async () => {
      const actions = await load().catch(() => null);
      if (actions) return actions.act(element);
      // Without the code of the actions, the native link or form is used.
      cartPage.nativeNext.add(element);
      element.click();
    });

  on("page/restored", () => {
    cartPage.leavingEvent = undefined;
  });
  return {
    load,
    act,
    press(event, element) {
      if (cartPage.nativeNext.delete(element)) {
        cartPage.leavingEvent = event;
        return;
      }
      event.preventDefault();
      if (!page.isEditor) act(element);
    },
    refresh: (keepsNotices) => guard(async () => (await load()).refresh(keepsNotices)),
  };
}
