import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { PostResponse } from "#content/form/post-form.ts";
import {
  accepted,
  answer,
  BUILDER,
  button,
  control,
  descriptionOf,
  fillIn,
  fixture,
  form,
  isWaiting,
  message,
  open,
  postForm,
} from "#tests/support/form-page.ts";
import { mountMarkup } from "#tests/support/mount.ts";

vi.mock("#content/form/post-form.ts", () => ({ postForm: vi.fn() }));

/** An answer that comes when the test says so. */
function hold() {
  let come: (answer: PostResponse) => void = () => {};
  postForm.mockReturnValueOnce(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  return (given: PostResponse) => come(given);
}

describe("while a form is on its way", () => {
  it("form.1 it is marked, its button is disabled and turns, and further submits send nothing", async () => {
    const { send, settled } = await open();
    fillIn();
    const come = hold();
    await send();
    expect(isWaiting()).toBe(true);
    expect(button().disabled).toBe(true);
    expect(button().querySelector(".islet-form-spinner")).not.toBeNull();
    expect(document.querySelector("[role=status]")?.textContent).toBe("Sending…");
    form().requestSubmit();
    form().dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    come(accepted());
    await settled();
    expect(postForm).toHaveBeenCalledOnce();
    expect([isWaiting(), button().disabled, button().childElementCount]).toEqual([false, false, 0]);
    expect(document.querySelector("[role=status]")).toBeNull();
  });

  it("form.5 what the visitor types on stays, though the form is accepted", async () => {
    const { send, settled } = await open();
    fillIn();
    const come = hold();
    await send();
    await userEvent.type(control("message"), "One more thing");
    come(accepted());
    await settled();
    expect(message().textContent).toBe("Sent.");
    expect(control("message").value).toBe("One more thing");
  });

  it("an answer after the widget has ended changes nothing", async () => {
    const { send, stop } = await open();
    fillIn();
    const come = hold();
    await send();
    stop();
    come(accepted());
    await new Promise((resolve) => setTimeout(resolve));
    expect(message()).toBeNull();
    expect([button().disabled, control("name").value]).toEqual([false, "Ada"]);
    expect(postForm.mock.lastCall?.[0].signal.aborted).toBe(true);
  });
});

describe("form.8 the check before a form is sent", () => {
  it("form.4 the browser checks a builder's form, also one that a script submits", async () => {
    const { send } = await open();
    const submit = new Event("submit", { bubbles: true, cancelable: true });
    form().dispatchEvent(submit);
    await send();
    expect(postForm).not.toHaveBeenCalled();
    expect(submit.defaultPrevented).toBe(true);
  });

  it("an editor's form without the check is not checked", async () => {
    const { send } = await open(fixture.replace("<form", "<form novalidate"));
    await send();
    expect(postForm).toHaveBeenCalledOnce();
  });

  it.each(["simple", "themed"])(
    "form.8 the fields of a %s form are not checked before it is sent",
    async (kind) => {
      const { send, stop } = await open(fixture.replace('"builder"', `"${kind}"`));
      expect(form().noValidate).toBe(true);
      await send();
      expect(postForm).toHaveBeenCalledOnce();
      stop();
      expect(form().hasAttribute("novalidate")).toBe(false);
    },
  );

  it("another script may stop a form", async () => {
    const { send } = await open();
    form().addEventListener("submit", (event) => event.preventDefault(), { capture: true });
    fillIn();
    await send();
    expect(postForm).not.toHaveBeenCalled();
  });
});

describe("hostile answers and forms", () => {
  it("markup runs nothing and keeps its words", async () => {
    const markup =
      '<img src=x onerror="alert(1)"><script>alert(2)</script><b>Bold</b> <a href="javascript:alert(3)">x</a>';
    postForm.mockResolvedValue(
      answer({ success: false, data: { message: markup, errors: { name: markup } } }),
    );
    const { send } = await open();
    fillIn();
    await send();
    expect(message().querySelector("b")?.textContent).toBe("Bold");
    expect(document.querySelectorAll('script, img, [onerror], [href^="javascript"]')).toHaveLength(0);
    expect(descriptionOf(control("name"))).toBe("Bold x");
  });

  it("keys that are selectors or names of the language find no field", async () => {
    const errors: unknown = JSON.parse('{"__proto__":"a","] , *":"b","constructor":"c","a b":"d"}');
    postForm.mockResolvedValue(answer({ success: false, data: { message: "No", errors } }));
    const { send } = await open();
    fillIn();
    await send();
    expect([...message().querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
      "a",
      "b",
      "c",
      "d",
    ]);
    expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(0);
  });

  it("fields may have the names of a form's own properties", async () => {
    const names = [
      "append",
      "elements",
      "reset",
      "submit",
      "reportValidity",
      "contains",
      "after",
      "hasAttribute",
    ];
    const fields = names.map((name) => `<input name="${name}" value="${name}">`).join("");
    const { problems, send } = await open(
      `<form ${BUILDER}><input name="form_fields[name]">${fields}<button>Send</button></form>`,
    );
    await send();
    expect(message().textContent).toBe("Sent.");
    expect(problems).toEqual([]);
  });

  it("an element without a form is told", async () => {
    const { problems } = await mountMarkup('<div data-widget="form"><p>Nothing</p></div>');
    expect(problems[0]?.message).toContain("its element must hold a form");
  });
});

it("two forms on a page, with the same ids, do not mix", async () => {
  const refusedOnce = answer({ success: false, data: { message: "No", errors: { name: "Who?" } } });
  const { settled } = await mountMarkup(`<div>${fixture}</div><div>${fixture}</div>`);
  const second = document.querySelectorAll("form")[1] as HTMLFormElement;
  await userEvent.type(second.querySelector("[type=email]") as HTMLElement, "a@b.example");
  await userEvent.type(second.querySelector("[autocomplete=name]") as HTMLElement, "Ada");
  postForm.mockResolvedValueOnce(refusedOnce);
  second.querySelector("button")?.click();
  await settled();
  expect(second.querySelectorAll(".islet-form-error")).toHaveLength(1);
  expect(form().querySelectorAll(".islet-form-error, .islet-form-message")).toHaveLength(0);
  (second.querySelector(".islet-form-message a") as HTMLElement).click();
  expect(document.activeElement).toBe(second.querySelector("[autocomplete=name]"));
});

it("gives its element back as it was, with what the visitor has typed", async () => {
  postForm.mockResolvedValueOnce(
    answer({ success: false, data: { message: "No", errors: { name: "Who?", email: "Where?" } } }),
  );
  const { send, stop } = await open();
  fillIn();
  await send();
  stop();
  const before = document.createElement("body");
  before.innerHTML = fixture;
  expect(document.body.innerHTML).toBe(before.innerHTML);
  expect(control("name").value).toBe("Ada");
});
