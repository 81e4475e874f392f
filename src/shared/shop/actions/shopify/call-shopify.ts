import type { CartAnswer, ChangedCartLine } from "#runtime/actions.ts";
import { isRecord } from "#runtime/parse-json.ts";
import { ActionError } from "../action-error.ts";
import type { WantedLine } from "../read-input.ts";
import { readShopifyCart } from "./read-shopify-cart.ts";

/** What Shopify calls the variant of a product. */
const VARIANT = "gid://shopify/ProductVariant/";

type Call = (input?: object) => unknown;

/** One of the page's storefront actions; undefined if it has none. */
function actionOf(name: string): Call | undefined {
  const { Shopify: shopify } = window as { readonly Shopify?: unknown };
  const actions = isRecord(shopify) && isRecord(shopify["actions"]) ? shopify["actions"] : {};
  const call = actions[name];
  return typeof call === "function" ? (call.bind(actions) as Call) : undefined;
}

/** Shopify's script is a module of the page, so its actions are there once all of these have run. */
const untilLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === "complete") resolve();
    else addEventListener("load", () => resolve(), { once: true });
  });

/**
 * Calls one of Shopify's storefront actions (https://shopify.dev/docs/api/storefront-events-and-actions/actions).
 * @param action the action that was asked for, which errors name
 * @throws ActionError if the page has no such action, it fails, or it refuses the change
 */
export async function callShopify(action: string, name: string, input?: object): Promise<unknown> {
  if (!actionOf(name)) await untilLoaded();
  const call = actionOf(name);
  if (!call)
    throw new ActionError(
      `${action} needs Shopify.actions.${name}, which the page does not have. Nothing was changed.`,
    );
  const answer = await answerOf(action, call, input);
  const errors = isRecord(answer) ? answer["userErrors"] : undefined;
  const [refusal] = Array.isArray(errors) ? errors.filter(isRecord) : [];
  if (!refusal) return answer;
  const { code, message } = refusal;
  throw new ActionError(
    `${action} was refused by the shop: ${sentence(message)} Nothing was changed.`,
    typeof code === "string" ? code : "",
  );
}

/** @throws ActionError if the action fails, whose change may have been made then */
async function answerOf(action: string, call: Call, input: object | undefined): Promise<unknown> {
  try {
    return await call(...(input ? [input] : []));
  } catch (error) {
    const state = input ? "may have" : "has not";
    throw new ActionError(
      `${action} was not done by Shopify: ${messageOf(error)} The cart ${state} changed.`,
    );
  }
}

const sentence = (text: unknown) => String(text).replace(/\.?$/, ".");
const messageOf = (error: unknown) => sentence(error instanceof Error ? error.message : error);

/** A line as Shopify takes it; it knows a variation by its id alone. */
function lineFor(action: string, line: WantedLine | ChangedCartLine): object {
  if ("key" in line) return { id: line.key, quantity: line.quantity };
  const { id, quantity, variation } = line;
  if (Object.keys(variation).length > 0)
    throw new ActionError(
      `${action} needs the id of the variation on Shopify, not its choices. Nothing was changed.`,
    );
  return { merchandiseId: VARIANT + id, quantity };
}

/** Adds and changes lines at once. @throws ActionError */
export async function changeShopifyCart(
  action: string,
  lines: readonly (WantedLine | ChangedCartLine)[],
): Promise<CartAnswer> {
  const input = { lines: lines.map((line) => lineFor(action, line)) };
  return { cart: readShopifyCart(await callShopify(action, "updateCart", input)) };
}
