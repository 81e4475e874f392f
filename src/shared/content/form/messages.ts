import { selectAll } from "#browser/selectors.ts";
import { markAdded } from "#runtime/added.ts";
import { isElement, isHtmlElement } from "#runtime/node-type.ts";
import { createFieldMessages, type FieldMessage, type FieldMessages } from "./field-messages.ts";
import { fieldByKey, labelOf } from "./fields.ts";
import type { FormView } from "./view.ts";

/** What a form says once it is sent. */
export interface SuccessMessage {
  readonly content: Node;
  /** Where the visitor may go on. */
  readonly link: HTMLAnchorElement | undefined;
  /** Whether it stands after the form, which is dimmed. */
  readonly isOutside: boolean;
}

/** What a form says of its fields and of itself. */
export interface FormMessages {
  readonly fields: FieldMessages;
  /** Removes all messages. */
  clear(): void;
  /** Tells that the form is sent; shows nothing if there is nothing to say. */
  succeed(message: SuccessMessage): void;
  /** Tells why the form is not sent, with a link to each field that is marked, and focuses it. */
  fail(content: Node, messages: readonly FieldMessage[]): void;
}

/** Turns the server's markup into nodes. */
export async function contentOf({ context }: FormView, markup: string): Promise<Node> {
  const text = document.createTextNode(markup);
  if (!/[<&]/.test(markup)) return text;
  try {
    const { sanitise } = await context.load(() => import("#browser/safe-html.ts"));
    return await sanitise(markup, "message");
  } catch {
    // Without the sanitiser's code, the visitor reads the markup.
    return text;
  }
}

/** The messages of an answer, by the keys of its fields. */
export const messagesOf = (view: FormView, errors: ReadonlyMap<string, string>): Promise<FieldMessage[]> =>
  Promise.all(
    [...errors].map(async ([key, markup]) => ({
      field: fieldByKey(view, key),
      text: (await contentOf(view, markup)).textContent?.trim() ?? "",
    })),
  );

/** Whether the visitor's focus is in a place, or nowhere: a button that is disabled loses it. */
function hasFocus(place: Element): boolean {
  const { activeElement } = document;
  const isNowhere = !isElement(activeElement) || activeElement === document.body;
  return isNowhere || Node.prototype.contains.call(place, activeElement);
}

const STATES = ["default", "success", "error"] as const;

/** Gives a form the class of its state; a visitor who types on ends that of a success. */
function stateOf({ form, parts, changes, context }: FormView): (state: (typeof STATES)[number]) => void {
  let current: (typeof STATES)[number] = "default";
  function setState(state: (typeof STATES)[number]) {
    current = state;
    if (parts.statePrefix)
      for (const name of STATES) changes.toggleClass(form, parts.statePrefix + name, name === state);
  }
  context.listen(form, "input", () => {
    if (current === "success") setState("default");
  });
  return setState;
}

/** Starts with no message; all are removed with the widget. */
export function createMessages(view: FormView): FormMessages {
  const { form, parts, context } = view;
  const fields = createFieldMessages(view);
  const setState = stateOf(view);
  let general: HTMLElement | undefined;
  context.signal.addEventListener("abort", () => general?.remove());

  function clear() {
    general?.remove();
    fields.clear();
    setState("default");
  }

  /** Shows words in a message that the server has printed, or else in the form. */
  function show(content: Node, names: readonly string[], printed: Element | undefined): HTMLElement {
    const message = document.createElement("div");
    if (!printed) message.className = names.join(" ");
    message.id = `${context.id}-message`;
    message.tabIndex = -1;
    message.append(content);
    Element.prototype.append.call(printed ?? form, message);
    general = markAdded(message);
    return message;
  }

  const printedAt = (selector: string) => selectAll(form, selector).find(isHtmlElement);

  return {
    fields,
    clear,
    succeed({ content, link, isOutside }) {
      clear();
      setState("success");
      const printed = printedAt(parts.printedSuccess);
      // The editor's words stand for the server's.
      const words = printed ? new DocumentFragment() : content;
      if (words.textContent?.trim() || link) {
        const message = show(words, parts.success, printed);
        if (!printed) message.setAttribute("role", "alert");
        if (link) message.append(" ", link);
        if (isOutside) Element.prototype.after.call(form, message);
      }
      if (printed && hasFocus(form)) printed.focus();
    },
    fail(content, messages) {
      clear();
      setState("error");
      for (const message of messages) fields.mark(message);
      const printed = printedAt(parts.printedError);
      const message = show(content, parts.danger, printed);
      // Its text is its name, so that screen readers read it with the focus.
      message.setAttribute("role", "group");
      message.setAttribute("aria-labelledby", message.id);
      if (messages.length > 0) message.append(listOf(messages));
      if (hasFocus(form)) (printed ?? message).focus();
    },
  };
}

/** What is wrong, with a link to each field. */
function listOf(messages: readonly FieldMessage[]): HTMLElement {
  const list = document.createElement("ul");
  list.className = "islet-form-errors";
  for (const { field, text } of messages) {
    const label = labelOf(field);
    const words = label ? `${label}: ${text}` : text;
    const [control] = field.controls;
    const item = document.createElement("li");
    item.append(control ? linkTo(control, words) : words);
    list.append(item);
  }
  return list;
}

function linkTo(control: HTMLElement, words: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = `#${encodeURIComponent(control.id)}`;
  link.textContent = words;
  // Its hash may be that of another field: a page may hold a form twice.
  link.addEventListener("click", (event) => {
    event.preventDefault();
    control.focus();
  });
  return link;
}
