import type { ConsentContext } from "./adapter.ts";
import { rememberPermission } from "./permissions.ts";
import type { Service } from "./service.ts";

/** What a visitor reads in place of a third party's content. */
export interface Notice {
  readonly element: HTMLElement;
  /** Tells that the last attempt has failed. */
  fail(): void;
  /** Puts the focus on its first button or link. */
  focus(options: FocusOptions): void;
}

interface NoticeOptions {
  readonly service: Service;
  /** What the content is, if the page says so. */
  readonly title: string;
  /** Where it can be seen without this page. */
  readonly href: string;
  /** Loads it for this one time; without it the notice only leads there. */
  readonly load?: (() => void) | undefined;
}

type NoticeContext = Pick<ConsentContext, "page" | "bus">;

function createButton(text: string, press: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "islet-consent__button";
  button.textContent = text;
  button.onclick = press;
  return button;
}

/** Says what waits and who would be contacted, with a button for this one time, one for always, and a link. */
export function createNotice({ service, title, href, load }: NoticeOptions, context: NoticeContext): Notice {
  const { name, host } = service;
  const words = (key: string, otherwise: string) =>
    context.page
      .text(key, otherwise)
      .replace("%1$s", () => name)
      .replace("%2$s", () => host);
  const element = document.createElement("div");
  const text = document.createElement("p");
  const status = document.createElement("p");
  const link = document.createElement("a");
  element.className = "islet-consent";
  element.setAttribute("role", "group");
  element.setAttribute("aria-label", title || name);
  status.setAttribute("role", "status");
  text.textContent = words(
    "consent_request",
    "%1$s shows this content. To load it, your browser contacts %2$s.",
  );
  if (title) text.prepend(Object.assign(document.createElement("strong"), { textContent: title }), " ");
  link.href = href;
  link.textContent = words("consent_open", "Open at %1$s");
  if (load)
    element.append(
      createButton(words("consent_once", "Load this once"), load),
      createButton(words("consent_always", "Always load %1$s"), () =>
        rememberPermission(service.id, true, context),
      ),
    );
  element.prepend(text);
  element.append(link, status);
  return {
    element,
    fail() {
      status.textContent = words("consent_failed", "%1$s could not be loaded.");
    },
    focus: (options) => (element.querySelector("button") ?? link).focus(options),
  };
}

/** A button that takes back what the visitor has said for always. */
export function createWithdrawal({ id, name }: Service, context: NoticeContext): HTMLButtonElement {
  const words = context.page.text("consent_withdraw", "Always load %1$s: withdraw");
  const button = createButton(
    words.replace("%1$s", () => name),
    () => rememberPermission(id, false, context),
  );
  button.classList.add("islet-consent__withdraw");
  return button;
}
