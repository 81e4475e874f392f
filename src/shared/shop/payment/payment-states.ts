/**
 * The state of a payment.
 * - `idle`: nothing is under way
 * - `placing`: the shop is placing the order
 * - `asking`: the order is placed, the provider's page has been requested
 * - `open`: the visitor is paying
 * - `redirecting`: the visitor is leaving for another page
 * - `failed`: the visitor has seen a problem and can try again
 */
export type PaymentState = "idle" | "placing" | "asking" | "open" | "redirecting" | "failed";

/** What changes the state. `returned`: the page was restored from the back/forward cache, or the widget has ended. */
export type PaymentEvent =
  | "press"
  | "placed"
  | "refused"
  | "answered"
  | "sent"
  | "closed"
  | "broke"
  | "returned";

/** All transitions; any other event is ignored. */
const TRANSITIONS: Readonly<Record<PaymentState, Readonly<Partial<Record<PaymentEvent, PaymentState>>>>> = {
  idle: { press: "placing" },
  placing: { placed: "asking", refused: "idle", broke: "failed", returned: "idle" },
  asking: { answered: "open", sent: "redirecting", broke: "failed", returned: "idle" },
  open: { closed: "idle", sent: "redirecting", broke: "failed", returned: "idle" },
  redirecting: { returned: "idle" },
  failed: { press: "placing", returned: "idle" },
};

/** The state after an event; undefined if the event is ignored in this state. */
export const nextState = (state: PaymentState, event: PaymentEvent): PaymentState | undefined =>
  TRANSITIONS[state][event];
