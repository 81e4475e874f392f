import { knownLanguage } from "#browser/known-language.ts";
import { query, queryAll } from "#dom/query.ts";
import { createChanges } from "#dom/state/changes.ts";
import type { Handler } from "./handler.ts";

const PART = ".e-contact-buttons__";

/** The time at which a visitor reads a message, in the site's format. */
const timeNow = ({ dataset }: HTMLElement) =>
  new Intl.DateTimeFormat(knownLanguage(document.documentElement.lang), {
    hour12: dataset["timeFormat"] === "12h",
    hour: "numeric",
    minute: "numeric",
  }).format(new Date());

/** The button of a floating box opens it; that button, the box's own and Escape close it, and the focus goes back. */
export const handler: Handler = (widgets, signal) => {
  const changes = createChanges(signal);
  for (const widget of widgets) {
    const box = query(widget, `${PART}content-wrapper`);
    const button = query(widget, `${PART}chat-button`);
    const inner = widget.closest(".e-con-inner");
    if (inner) changes.toggleClass(inner, "e-con-inner--floating-buttons", true);
    for (const time of queryAll(widget, `${PART}message-bubble-time:empty`)) {
      time.textContent = timeNow(time);
      signal.addEventListener("abort", () => time.replaceChildren());
    }
    if (!box || !button) continue;
    // It waits for an animation.
    changes.toggleClass(button, "visible", true);
    changes.setAttribute(box, "role", "dialog");
    changes.setAttribute(box, "tabindex", "-1");

    const isOpen = () => button.getAttribute("aria-expanded") === "true";
    const show = (isShown: boolean) => {
      changes.setAttribute(button, "aria-expanded", String(isShown));
      changes.setAttribute(box, "aria-hidden", isShown ? null : "true");
      changes.setAttribute(box, "inert", isShown ? null : "");
      changes.toggleClass(box, "hidden", !isShown);
      for (const content of queryAll(box, `${PART}content`)) changes.toggleClass(content, "visible", isShown);
    };
    const close = () => {
      show(false);
      button.focus();
    };
    show(!box.classList.contains("hidden"));
    const options = { signal };
    button.addEventListener(
      "click",
      () => {
        if (isOpen()) return close();
        show(true);
        box.focus();
      },
      options,
    );
    query(widget, `${PART}close-button`)?.addEventListener("click", close, options);
    widget.addEventListener("keydown", ({ key }) => void (key === "Escape" && isOpen() && close()), options);
  }
};
