import { prefersLessMotion } from "#dom/less-motion.ts";
import { asButton } from "#dom/press/as-button.ts";
import { isNode } from "#runtime/node-type.ts";
import { type Feed, partOf, setShown } from "./feed.ts";

/** From one icon to the next. */
const STEP_MS = 20;

/** The tooltips of a feed. */
export interface Sharing {
  /** Lets the share link of a post show and hide its tooltip. */
  readonly prepare: (post: Element) => void;
}

/** Shows the ways to share a post in a tooltip, one at a time. */
export function createSharing({ changes, context, settings: { parts } }: Feed): Sharing {
  const { after, id, listen } = context;
  let ids = 0;
  let close: (returnsFocus: boolean) => void = () => {};
  let open: HTMLElement[] = [];

  function showIcons(tooltip: HTMLElement) {
    const isStill = prefersLessMotion();
    const icons = [...tooltip.querySelectorAll("a, button")];
    const toggle = (icon: Element, isOn: boolean) => {
      for (const name of parts.icon) changes.toggleClass(icon, name, isOn);
    };
    const ends = icons.map((icon, index) => {
      if (!isStill) return after((index + 1) * STEP_MS, () => toggle(icon, true));
      toggle(icon, true);
      return () => {};
    });
    return () => {
      for (const end of ends) end();
      for (const icon of icons) toggle(icon, false);
    };
  }

  function show(link: HTMLElement, tooltip: HTMLElement) {
    close(false);
    setShown(tooltip, true, { changes, display: "block" });
    changes.setAttribute(link, "aria-expanded", "true");
    const hideIcons = showIcons(tooltip);
    open = [link, tooltip];
    close = (returnsFocus) => {
      close = () => {};
      open = [];
      hideIcons();
      setShown(tooltip, false, { changes });
      changes.setAttribute(link, "aria-expanded", "false");
      if (returnsFocus) link.focus({ preventScroll: true });
    };
  }

  const isInside = ({ target }: Event) => isNode(target) && open.some((part) => part.contains(target));
  listen(document, "click", (event) => {
    if (!isInside(event)) close(false);
  });
  listen(document, "keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || !open.length) return;
    event.preventDefault();
    close(isInside(event));
  });

  return {
    prepare(post) {
      const link = partOf(post, parts.share);
      const tooltip = partOf(post, parts.tooltip);
      if (!link || !tooltip) return;
      if (!tooltip.id) changes.setAttribute(tooltip, "id", `${id}-share-${++ids}`);
      setShown(tooltip, false, { changes });
      changes.setAttribute(link, "aria-controls", tooltip.id);
      changes.setAttribute(link, "aria-expanded", "false");
      const press = () => (open.includes(tooltip) ? close(false) : show(link, tooltip));
      asButton(link, press, { changes, listen });
    },
  };
}
