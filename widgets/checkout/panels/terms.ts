import { slideToggle } from "#dom/motion/slide-toggle.ts";
import { query } from "#dom/query.ts";
import { isElement } from "#runtime/node-type.ts";
import type { Checkout } from "../checkout.ts";

/** The shop's own duration. */
const SLIDE_MS = 400;
const LINK = "woocommerce-terms-and-conditions-link";

/** The link to the terms shows them on the page instead. */
export function followTerms({
  host,
  context,
  changes,
}: Pick<Checkout, "host" | "context" | "changes">): void {
  context.listen(host, "click", (event) => {
    const link = isElement(event.target) && event.target.closest(`a.${LINK}`);
    const terms = query(host, "div.woocommerce-terms-and-conditions");
    if (!link || !terms) return;
    event.preventDefault();
    const isOpen = !link.classList.contains(`${LINK}--open`);
    changes.toggleClass(link, `${LINK}--open`, isOpen);
    changes.toggleClass(link, `${LINK}--closed`, !isOpen);
    slideToggle(terms, { isOpen, durationMs: SLIDE_MS, changes });
  });
}
