import { selectAll } from "#browser/selectors.ts";
import { showPanel } from "#dom/panels/show-panel.ts";
import { createDisclosure } from "#dom/press/disclosure.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isElement, isHtmlElement, isTag } from "#runtime/node-type.ts";
import { type Enhanced, missing, type WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Fast at first, as a bar that is let go. */
const EASING = "cubic-bezier(0.22, 1, 0.36, 1)";

/** Slides what a bar holds down and up by its toggle. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): Enhanced<Settings> {
  const { listen, page, signal } = context;
  const { parts } = settings;
  const one = (selector: string) => selectAll(host, selector, { limit: 1 }).find(isHtmlElement);
  const [toggle, content] = [one(parts.toggle), one(parts.content)];
  if (!toggle || !content) throw missing("its element must hold a toggle and what it shows and hides");
  const changes = createChanges(signal);
  if (!hasName(toggle)) changes.setAttribute(toggle, "aria-label", page.text("slide_bar", settings.label));

  const isOpen = context.kept === true;
  showPanel(content, isOpen, changes);
  if (settings.hiddenAtFirst) showPanel(host, true, changes);
  const bar = createDisclosure(
    {
      button: toggle,
      panel: content,
      isOpen,
      motion: { durationMs: settings.duration, easing: EASING, edge: "end" },
      changes,
      onChange(isOpen) {
        for (const name of parts.toggleOpen) changes.toggleClass(toggle, name, isOpen);
      },
      onShown(isShown) {
        for (const name of parts.contentOpen) changes.toggleClass(content, name, isShown);
      },
    },
    context,
  );

  if (isOpen) for (const name of parts.contentOpen) changes.toggleClass(content, name, true);
  listen(host, "islet:preview", () => bar.setOpen(true));
  if (settings.closeOnJump)
    listen(content, "click", ({ defaultPrevented, target }) => {
      const link = isElement(target) && target.closest("a[href*='#']");
      if (!defaultPrevented && isTag(link, "a") && link.hash && link.pathname === location.pathname)
        bar.setOpen(false);
    });
  return { state: () => toggle.getAttribute("aria-expanded") === "true" };
}

const hasName = (toggle: HTMLElement) =>
  toggle.matches("[aria-label], [aria-labelledby], [title]") ||
  !!toggle.textContent?.trim() ||
  toggle.querySelector("img[alt]:not([alt='']), svg title, [aria-label]") !== null;
