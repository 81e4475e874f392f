import { query } from "#dom/query.ts";
import type { Bus } from "#runtime/bus.ts";
import type { CartChange } from "#runtime/events.ts";
import { hasJQuery } from "#runtime/jquery.ts";
import { oneAtATime } from "../server/one-at-a-time.ts";
import { isEditorRefresh } from "./cart-cookies.ts";
import type { Cart, CartChanges, CartContext, CartUser, Outcome, SendChange } from "./cart-interfaces.ts";

/** After these events of other scripts the cart on the page may be out of date. */
const STALE = ["wc_fragment_refresh", "updated_wc_div"] as const;
/** The shop's blocks use the same names for native events, some on the window. */
const CHANGES = ["added_to_cart", "removed_from_cart"] as const;

/** Blocks of the shop that hear of its cart. */
const BLOCKS = "[data-block-name^='woocommerce/'], [class*='wp-block-woocommerce-']";

const carts = new WeakMap<Bus, (user: CartUser) => Cart>();

/** The cart of the page; it follows the page's events until the last widget that uses it has ended. */
export function cartOf(user: CartUser): Cart {
  const join = carts.get(user.bus) ?? createSharedCart(user);
  carts.set(user.bus, join);
  return join(user);
}

function createSharedCart(firstUser: CartUser): (user: CartUser) => Cart {
  const context = createContext(firstUser);
  const cart = createCart(context);
  let ending: AbortController;
  let users = 0;
  return (user) => {
    context.reportError = user.reportError;
    context.warn = user.warn ?? context.warn;
    if (user.signal.aborted) return cart;
    if (users++ === 0) {
      ending = new AbortController();
      context.signal = ending.signal;
      followChanges(context, cart);
    }
    user.signal.addEventListener("abort", () => {
      if (--users === 0) ending.abort();
    });
    return cart;
  };
}

const loadChanges = (context: CartContext): Promise<CartChanges> =>
  import("./cart-changes.ts").then(({ cartChangesOf }) => cartChangesOf(context));

function createContext({ bus, page, signal, reportError, warn }: CartUser): CartContext {
  const inTurn = oneAtATime();
  let waitingRefresh: Promise<void> | undefined;
  const context: CartContext = {
    bus,
    page,
    signal,
    reportError,
    warn,
    hasLeft: false,
    inTurn,
    showInTurn: oneAtATime(),
    refresh() {
      waitingRefresh ??= inTurn(() => {
        waitingRefresh = undefined;
        return loadChanges(context)
          .then((changes) => changes.refresh())
          .catch(context.failToShow);
      });
      return waitingRefresh;
    },
    failToShow(error) {
      bus.emit("wc_fragments_ajax_error", {});
      context.reportError(error);
    },
  };
  return context;
}

function createCart(context: CartContext): Cart {
  const { bus, inTurn, refresh } = context;
  const removals = new Map<string, Promise<Outcome>>();

  /** Prepares a change at once, however many wait before it, and sends it in its turn. */
  function change(prepare: (changes: CartChanges) => SendChange): Promise<Outcome> {
    const prepared = loadChanges(context)
      .then(prepare)
      .catch((error: unknown): SendChange => {
        context.reportError(error);
        return async () => "failed";
      });
    return inTurn(() => prepared.then((send) => send()));
  }

  return {
    refresh,
    inTurn,
    restore: () => loadChanges(context).then((changes) => changes.restore()),
    async add(data, button, explain) {
      if (bus.emit("adding_to_cart", { button, data }))
        return change((changes) => changes.prepareAdd(data, button, explain));
      bus.emit("ajax_request_not_sent", { button });
      return "vetoed";
    },
    remove(key, link, options = {}) {
      const removal =
        removals.get(key) ??
        change((changes) => changes.prepareRemoval(key, link, options)).finally(() => removals.delete(key));
      removals.set(key, removal);
      return removal;
    },
  };
}

/** Shows changes made by other scripts. */
function followChanges(context: CartContext, cart: Cart): void {
  const { bus, failToShow, refresh, signal } = context;
  let isHandled = false;
  // The blocks look once, at their start, whether the page has jQuery: then they repeat its events in their words at once.
  let areBlocksTold = false;
  const mustTellBlocks = () => !areBlocksTold && (!hasJQuery() || query(document, BLOCKS) !== undefined);

  const followChange = (name: (typeof CHANGES)[number]) => (payload: CartChange) => {
    if (isEditorRefresh(payload)) return;
    isHandled = true;
    queueMicrotask(() => {
      if (mustTellBlocks()) bus.emit(`wc-blocks_${name}`, { preserveCartData: false });
      isHandled = false;
    });
    loadChanges(context)
      .then((changes) => changes.showChange(payload))
      .catch(failToShow);
  };
  const refreshUnlessHandled = () => {
    areBlocksTold = true;
    // Whatever else hears of the change in this turn decides first.
    queueMicrotask(() => queueMicrotask(() => (areBlocksTold = false)));
    if (!isHandled) void refresh();
  };
  const restoreIfLeft = () => {
    if (context.hasLeft) void cart.restore();
  };

  for (const name of CHANGES) bus.on(name, followChange(name), signal);
  for (const name of STALE) bus.on(name, () => void refresh(), signal);
  // A block's event in the same turn is about the same change.
  for (const name of [...CHANGES, "store_sync_required"])
    addEventListener(`wc-blocks_${name}`, refreshUnlessHandled, { signal });
  bus.on("page/restored", restoreIfLeft, signal);
}
