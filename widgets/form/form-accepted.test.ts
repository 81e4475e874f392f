import { readFileSync } from "node:fs";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import {
  accepted,
  answer,
  button,
  control,
  fillIn,
  fixture,
  form,
  isWaiting,
  message,
  open,
  postForm,
} from "#tests/support/form-page.ts";

vi.mock("#content/form/post-form.ts", () => ({ postForm: vi.fn() }));

const recorded = (name: string) => {
  const { response } = JSON.parse(readFileSync(`fixtures/answers/${name}.json`, "utf8")) as {
    response: { json: unknown };
  };
  return answer(response.json);
};

describe("form.4 form.5 a form that is accepted", () => {
  it("form.5 is emptied, and its message is an alert", async () => {
    const { send } = await open();
    fillIn();
    await send();
    expect(message().textContent).toBe("Sent.");
    expect(message().getAttribute("role")).toBe("alert");
    expect(control("name").value).toBe("");
  });

  it("tells other scripts, with what the server says, before it is emptied", async () => {
    const { islet, send } = await open();
    const heard: unknown[] = [];
    for (const name of ["submit_success", "form_destruct"] as const)
      islet.bus.on(name, ({ form: sent, response }) => {
        heard.push([name, sent === form(), response, control("name").value]);
      });
    fillIn();
    await send();
    const data = { message: "Sent.", data: {} };
    expect(heard).toEqual([
      ["submit_success", true, data, "Ada"],
      ["form_destruct", true, data, "Ada"],
    ]);
  });

  it("form.4 leads on to this site, and to hosts that the page configuration lists", async () => {
    const assign = vi.spyOn(navigation, "assign").mockImplementation(() => {});
    const { send } = await open(fixture, { allowed_hosts: ["pay.example"] });
    for (const redirect_url of ["/thanks/?a=1", "https://pay.example/"]) {
      postForm.mockResolvedValueOnce(accepted({ redirect_url }));
      fillIn();
      await send();
    }
    expect(assign.mock.calls.flat()).toEqual([`${location.origin}/thanks/?a=1`, "https://pay.example/"]);
  });

  it("form.4 to any other host there is a link, and nothing to what is no address", async () => {
    const assign = vi.spyOn(navigation, "assign").mockImplementation(() => {});
    const { send } = await open();
    const links = [];
    for (const redirect_url of [
      "https://elsewhere.example/a",
      "javascript:alert(1)",
      "//user@elsewhere.example",
    ]) {
      postForm.mockResolvedValueOnce(accepted({ redirect_url }));
      fillIn();
      await send();
      const link = message().querySelector("a");
      links.push(link && [link.href, link.textContent]);
    }
    expect(links).toEqual([["https://elsewhere.example/a", "Continue to elsewhere.example"], null, null]);
    expect(assign).not.toHaveBeenCalled();
  });

  it("form.12 opens a popup, and closes the one around it after a second", async () => {
    const { islet, send } = await open(
      `<div data-elementor-type="popup" data-elementor-id="66">${fixture}</div>`,
    );
    const heard: unknown[] = [];
    islet.bus.on("elementor/popup/open", (detail) => heard.push(detail));
    islet.bus.on("elementor/popup/close", (detail) => heard.push(detail));
    postForm.mockResolvedValueOnce(recorded("form-popup-ok"));
    fillIn();
    await send();
    postForm.mockResolvedValueOnce(accepted({ popup: { action: "open", id: "66", toggle: "yes" } }));
    fillIn();
    await send();
    expect(heard.splice(0)).toEqual([
      { id: "66", toggle: false },
      { id: "66", toggle: true },
    ]);
    postForm.mockResolvedValueOnce(recorded("form-in-popup-ok"));
    fillIn();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await send();
    expect(message().textContent).toBe("Thank you, it was sent.");
    vi.advanceTimersByTime(999);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard[0]).toEqual({ id: "66", doNotShowAgain: true });
  });

  it("form.12 outside a popup there is none to close", async () => {
    const { islet, send } = await open();
    const close = vi.fn();
    islet.bus.on("elementor/popup/close", close);
    postForm.mockResolvedValueOnce(recorded("form-in-popup-ok"));
    fillIn();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await send();
    vi.advanceTimersByTime(10_000);
    expect(message().textContent).toBe("Thank you, it was sent.");
    expect(close).not.toHaveBeenCalled();
  });

  it("form.3 form.5 with hide_form it keeps what was typed, and stays locked; its message stands after it", async () => {
    const html = `<form data-widget="form" data-settings='{"kind":"themed"}'><input name="form_fields[name]"><button>Send</button></form>`;
    postForm.mockResolvedValue(
      answer({ status: "success", msg: "In.", hide_form: true, fields: {}, link: "" }),
    );
    const { send } = await open(html);
    await userEvent.type(control("name"), "Ada");
    await send();
    expect([control("name").value, isWaiting(), button().disabled]).toEqual(["Ada", true, true]);
    expect(form().nextElementSibling).toBe(message());
    form().requestSubmit();
    expect(postForm).toHaveBeenCalledOnce();
    expect(message().textContent).toBe("In.");
  });
});
