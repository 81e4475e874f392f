import { isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Changes } from "../state/changes.ts";

interface CollapseOptions {
  readonly toggle: HTMLElement;
  /** What it opens and closes. */
  readonly panel: HTMLElement;
  readonly changes: Changes;
  /** Called after it has opened or closed. */
  readonly onChange: (isOpen: boolean) => void;
}

export interface Collapse {
  isOpen(): boolean;
  setOpen(isOpen: boolean): void;
  /** With `false` the panel is a part of the page like any other. */
  setActive(isActive: boolean): void;
}

/**
 * Makes an element the button of a menu that is closed at first. What is closed is inert. Escape closes it and gives the
 * focus back; the style sheets hide it, by the button's `aria-expanded` or a class of `onChange`.
 */
export function createCollapse(
  { toggle, panel, changes, onChange }: CollapseOptions,
  context: WidgetContext,
): Collapse {
  const { host, id, listen } = context;
  let isOpen = false;
  let isActive = false;

  function write() {
    changes.setAttribute(toggle, "aria-expanded", String(isOpen));
    const isClosed = isActive && !isOpen;
    changes.setAttribute(panel, "inert", isClosed ? "" : null);
    if (!isClosed) changes.setAttribute(panel, "aria-hidden", null);
  }

  function setOpen(open: boolean) {
    if (open === isOpen) return;
    isOpen = open;
    write();
    onChange(open);
  }

  if (!panel.id) changes.setAttribute(panel, "id", `${id}-menu`);
  changes.setAttribute(toggle, "aria-controls", panel.id);

  listen(toggle, "click", () => setOpen(!isOpen));
  if (!isTag(toggle, "button"))
    listen(toggle, "keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      if (!event.repeat) toggle.click();
    });
  // Around the sub-menus, which Escape closes first.
  listen(host, "keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || !isOpen) return;
    event.preventDefault();
    setOpen(false);
    toggle.focus();
  });

  return {
    isOpen: () => isOpen,
    setOpen,
    setActive(active) {
      isActive = active;
      write();
    },
  };
}
