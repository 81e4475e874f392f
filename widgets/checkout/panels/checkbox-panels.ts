import { slideToggle } from "#dom/motion/slide-toggle.ts";
import { query, queryAll } from "#dom/query.ts";
import { isElement } from "#runtime/node-type.ts";
import type { Checkout } from "../checkout.ts";

/** The shop's own duration. */
const SLIDE_MS = 400;

const SELECTORS = [
  { checkbox: "#ship-to-different-address input", panel: "div.shipping_address", content: "*" },
  { checkbox: "input#createaccount", panel: "div.create-account", content: "input" },
];

/** Shows the fields of a second address or a new account while their checkbox is checked. */
export function followCheckboxes({ host, form, context, changes }: Checkout): void {
  const showChecked = (durationMs: number) => {
    for (const selectors of SELECTORS) {
      const checkbox = query<HTMLInputElement>(form, selectors.checkbox);
      if (!checkbox) continue;
      for (const panel of queryAll(form, selectors.panel)) {
        if (panel.contains(checkbox) || !query(panel, selectors.content)) continue;
        // From here on the style sheet leaves it alone, or it would vanish before it has slid shut.
        changes.toggleClass(panel, "islet-panel", true);
        slideToggle(panel, { isOpen: checkbox.checked, durationMs, changes });
        if (!checkbox.checked) emptyPassword(panel);
      }
    }
  };
  showChecked(0);
  context.listen(host, "change", ({ target }) => {
    if (isElement(target) && SELECTORS.some(({ checkbox }) => target.matches(checkbox)))
      showChecked(SLIDE_MS);
  });
}

/** As in the shop; whoever has judged the password hears that it counts no more. */
function emptyPassword(panel: Element) {
  const password = query<HTMLInputElement>(panel, "#account_password");
  if (!password?.value) return;
  password.value = "";
  for (const type of ["input", "change"]) password.dispatchEvent(new Event(type, { bubbles: true }));
}
