import { queryAll, query } from "#dom/query.ts";
import { askPage, askShop, type CartAnswer } from "../requests.ts";
import { CALCULATOR, SHIPPING } from "../cart-page.ts";
import { fieldsOf, type ActionRunner, isPage } from "./run-action.ts";

type Field = HTMLInputElement | HTMLSelectElement;

/** What is chosen on the page, or by the markup of an answer: its radios are on no page, and not pressed yet. */
const chosenIn = (root: Element, sign: ":checked" | "[checked]") =>
  queryAll<Field>(root, SHIPPING).filter((field) => field.type !== "radio" || field.matches(sign));

/** The way of shipping, and the calculator of its price (reference: shop 4.6). */
export function createShipping(runner: ActionRunner) {
  const {
    changes,
    context,
    fail,
    host,
    inTurn,
    page,
    show,
    showTotals,
    signal,
    takeShipping,
    totals,
    urlOf,
  } = runner;
  let newest = 0;
  let newestPlace = "";

  /** As it is at the press: a cart that is shown before its turn comes has the choice before. */
  function readChoice() {
    const chosen = chosenIn(host, ":checked").map(({ dataset, value }) => ({ dataset, value }));
    const body = Object.fromEntries(
      chosen.map(({ dataset, value }) => [`shipping_method[${dataset["index"] ?? 0}]`, value]),
    );
    const referer = query<HTMLInputElement>(host, "[name=_wp_http_referer]")?.value;
    // The builder's shop answers with its own template by this.
    if (referer?.includes("elementorWidgetId")) body["_wp_http_referer"] = referer;
    const isChosen = ({ root }: CartAnswer) =>
      chosen.every(({ value }) => chosenIn(root, "[checked]").some((field) => field.value === value));
    return { body, isChosen };
  }

  async function choose({ body, isChosen }: ReturnType<typeof readChoice>, isNewest: () => boolean) {
    const told = await askShop("update_shipping_method", page, body);
    if (!isNewest() || signal.aborted || told === "leaving") return;
    if (typeof told !== "object" || !showTotals(told)) {
      const now = told === "failed" ? told : await askPage(urlOf(), page);
      if (signal.aborted) return;
      if (!isPage(now) || !isChosen(now)) {
        takeShipping();
        return fail({ what: "shipping", loss: "failed" });
      }
      show(now);
    }
    context.bus.emit("updated_shipping_method", {});
  }

  function toggleCalculator(form: Element | null, isOpen?: boolean) {
    const button = form && query(form, ".shipping-calculator-button");
    const section = form && query(form, ".shipping-calculator-form");
    if (!button || !section) return;
    const isNow = isOpen ?? button.getAttribute("aria-expanded") !== "true";
    changes.setAttribute(button, "aria-expanded", String(isNow));
    changes.setStyle(section, "display", isNow ? "block" : "none");
  }

  return {
    /** Only the newest choice is shown; one that waits behind a newer one is not even sent. */
    choose(): Promise<void> {
      const mine = ++newest;
      const choice = readChoice();
      const isNewest = () => mine === newest;
      return inTurn(
        `shipping ${mine}`,
        () => [totals()],
        async () => {
          if (isNewest()) await choose(choice, isNewest);
        },
      );
    },
    toggleCalculator: (button: Element) => toggleCalculator(button.closest(CALCULATOR)),
    /** For the place that the form held when it was pressed; like choices, only the newest is sent and shown. */
    calculate(button: HTMLElement): Promise<void> {
      const form = button.closest<HTMLFormElement>(CALCULATOR);
      if (!form) return Promise.resolve();
      const body = fieldsOf(form);
      body.set("calc_shipping", "x");
      const place = String(body);
      newestPlace = place;
      return inTurn(
        `calculator ${place}`,
        () => [totals()],
        async () => {
          const answer = place === newestPlace && (await askPage(urlOf(form), page, body));
          if (!answer || place !== newestPlace || signal.aborted) return;
          if (!isPage(answer)) return fail({ what: "shipping", loss: answer, pressed: button });
          toggleCalculator(form, false);
          show(answer);
        },
      );
    },
  };
}
