import { type Answer, answerIn } from "#browser/answer-in.ts";

/** The server's response to an order; its fields are unchecked. */
export type OrderResponse = Answer;

/** Finds the response to an order in a text; null if there is none. */
export const parseOrderResponse = (text: string): OrderResponse | null =>
  answerIn(text, ({ result }) => typeof result === "string");
