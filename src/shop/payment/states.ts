/**
 * Where a payment stands.
 * - `idle`: nothing runs
 * - `placing`: the shop takes the order
 * - `asking`: the order stands, the provider's page is asked for
 * - `open`: the visitor pays
 * - `redirecting`: the visitor is on the way to another page
 * - `failed`: the visitor has been told, and can try again
 */
export type PaymentState = "idle" | "placing" | "asking" | "open" | "redirecting" | "failed";

/** What can happen to it; `returned` is a page that comes back from the back/forward cache, or a widget that ends. */
export type PaymentEvent =
  | "press"
  | "placed"
  | "refused"
  | "answered"
  | "sent"
  | "closed"
  | "broke"
  | "returned";

/** Every move there is; what is not here does not happen. */
const MOVES: Readonly<Record<PaymentState, Readonly<Partial<Record<PaymentEvent, PaymentState>>>>> = {
  idle: { press: "placing" },
  placing: { placed: "asking", refused: "idle", broke: "failed", returned: "idle" },
  asking: { answered: "open", sent: "redirecting", broke: "failed", returned: "idle" },
  open: { closed: "idle", sent: "redirecting", broke: "failed", returned: "idle" },
  redirecting: { returned: "idle" },
  failed: { press: "placing", returned: "idle" },
};

/** Where the event leads; undefined where it means nothing. */
export const nextState = (state: PaymentState, event: PaymentEvent): PaymentState | undefined =>
  MOVES[state][event];
