import { beforeEach, describe, expect, it } from "vitest";
import { clearFieldError, describeField, showFieldError } from "./field-error.ts";
import { createChanges } from "./state/changes.ts";

const MARKUP = '<p><label>Email <input aria-describedby="hint"></label></p>';
let ending: AbortController;
let field: HTMLInputElement;

beforeEach(() => {
  ending = new AbortController();
  document.body.innerHTML = MARKUP;
  field = document.querySelector("input") as HTMLInputElement;
});

const show = (more: { isAlert?: boolean; insert?: (message: HTMLElement) => void; tag?: "span" } = {}) => {
  const changes = createChanges(ending.signal);
  const message = showFieldError(field, {
    id: "wrong",
    className: "error",
    text: "No <b>@</b>",
    changes,
    ...more,
  });
  return { changes, message };
};

describe("a message about a field", () => {
  it("stands after the field as plain text, and is announced and linked to the field", () => {
    show();
    expect(field.nextElementSibling?.outerHTML).toBe(
      '<p data-widget-added="" id="wrong" class="error" role="alert">No &lt;b&gt;@&lt;/b&gt;</p>',
    );
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(field.getAttribute("aria-describedby")).toBe("hint wrong");
  });

  it("is silent, of another tag and elsewhere if the caller says so", () => {
    show({ isAlert: false, tag: "span", insert: (message) => document.body.append(message) });
    expect(document.body.lastElementChild?.outerHTML).toBe(
      '<span data-widget-added="" id="wrong" class="error">No &lt;b&gt;@&lt;/b&gt;</span>',
    );
  });

  it("goes when it is cleared", () => {
    const { changes, message } = show();
    clearFieldError(field, message, changes);
    expect(message.isConnected).toBe(false);
    expect(field.hasAttribute("aria-invalid")).toBe(false);
    expect(field.getAttribute("aria-describedby")).toBe("hint");
  });

  it("leaves the field as it was when the widget ends", () => {
    const { message } = show();
    ending.abort();
    message.remove();
    expect(document.body.innerHTML).toBe(MARKUP);
  });
});

describe("a description of a field", () => {
  it("is linked once, however often it is asked for", () => {
    const changes = createChanges(ending.signal);
    describeField(field, "wrong", changes);
    describeField(field, "wrong", changes);
    expect(field.getAttribute("aria-describedby")).toBe("hint wrong");
  });

  it("is the only one of a field that had none", () => {
    field.removeAttribute("aria-describedby");
    describeField(field, "wrong", createChanges(ending.signal));
    expect(field.getAttribute("aria-describedby")).toBe("wrong");
    ending.abort();
    expect(field.hasAttribute("aria-describedby")).toBe(false);
  });
});
