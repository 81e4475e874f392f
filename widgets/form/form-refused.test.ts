import { describe, expect, it, vi } from "vitest";
import {
  answer,
  BUILDER,
  button,
  control,
  descriptionOf,
  fillIn,
  form,
  isWaiting,
  message,
  open,
  postForm,
} from "#tests/support/form-page.ts";
import { partsConfig } from "#tests/support/parts-config.ts";

vi.mock("#content/form/post-form.ts", () => ({ postForm: vi.fn() }));

describe("form.6 a form that is refused", () => {
  const errors = { name: "This field is required.", email: "No such address.", cap: "Blank.", "": "" };
  const refused = answer({
    success: false,
    data: { message: "There is an <b>error</b>.", errors, data: [] },
  });

  it("form.6 marks each field, with a message that is linked to it", async () => {
    postForm.mockResolvedValue(refused);
    const { send } = await open();
    fillIn();
    await send();
    expect(control("name").getAttribute("aria-invalid")).toBe("true");
    expect(descriptionOf(control("name"))).toBe("This field is required.");
    expect(control("name").closest(".islet-form-field--invalid")).not.toBeNull();
    expect(control("message").hasAttribute("aria-invalid")).toBe(false);
    expect(document.querySelectorAll(".islet-form-error")).toHaveLength(2);
    expect(control("name").value).toBe("Ada");
  });

  it("form.6 the focus goes to a message with all errors, which leads to the fields", async () => {
    postForm.mockResolvedValue(refused);
    const { send } = await open();
    fillIn();
    await send();
    expect(message().className).toContain("danger");
    expect(document.activeElement).toBe(message());
    expect(message().querySelector("b")?.textContent).toBe("error");
    const items = [...message().querySelectorAll("li")].map(({ textContent }) => textContent);
    expect(items).toEqual(["Name: This field is required.", "E-mail: No such address.", "Blank."]);
    (message().querySelectorAll("a")[1] as HTMLElement).click();
    expect(document.activeElement).toBe(control("email"));
  });

  it("form.6 the next attempt clears what was told of the last", async () => {
    postForm.mockResolvedValueOnce(refused);
    const { send } = await open();
    fillIn();
    await send();
    await send();
    expect(document.querySelectorAll(".islet-form-error")).toHaveLength(0);
    expect([...document.querySelectorAll("[aria-invalid], [aria-describedby]")]).toEqual([]);
    expect(message().textContent).toBe("Sent.");
  });

  it("form.6 a message about a group of buttons is linked to each of them", async () => {
    const html = `<form ${BUILDER}><div class="islet-form-field"><label>Colour</label><input type="radio" name="form_fields[colour]" value="r"><input type="radio" name="form_fields[colour]" value="g"></div><button>Send</button></form>`;
    postForm.mockResolvedValue(
      answer({ success: false, data: { message: "No", errors: { colour: "Choose." } } }),
    );
    const { send } = await open(html);
    await send();
    const descriptions = [...document.querySelectorAll("[type=radio]")].map(descriptionOf);
    expect(descriptions).toEqual(["Choose.", "Choose."]);
    expect(message().querySelector("a")?.textContent).toBe("Colour: Choose.");
  });

  it("tells other scripts", async () => {
    postForm.mockResolvedValue(refused);
    const { islet, send } = await open();
    const told = vi.fn();
    islet.bus.on("form_error", told);
    fillIn();
    await send();
    expect(told).toHaveBeenCalledWith({ form: form(), response: undefined });
  });

  it.each([
    ["simple", { success: false, data: { message: "No", fields: {} } }],
    ["themed", { status: "error", msg: "No", fields: {} }],
  ])("tells other scripts of a %s form, too, refused or not answered", async (kind, data) => {
    const html = `<form data-widget="form" data-settings='${JSON.stringify({ kind })}'><input name="name"><button>Send</button></form>`;
    postForm.mockResolvedValueOnce(answer(data));
    postForm.mockResolvedValueOnce({ ok: false, reason: "timeout", status: 0, statusText: "" });
    const { islet, send } = await open(html);
    const told = vi.fn();
    islet.bus.on("form_error", told);
    for (const times of [1, 2]) {
      await send();
      expect(told).toHaveBeenCalledTimes(times);
      expect(told).toHaveBeenLastCalledWith({ form: form(), response: undefined });
    }
  });

  it("without a message of the server's there is one", async () => {
    postForm.mockResolvedValue(answer({ success: false, data: [] }));
    const { send } = await open();
    fillIn();
    await send();
    expect(message().textContent).toBe("Please check what you have filled in.");
  });
});

const UNCONFIRMED =
  "The server has not confirmed the form, but it may have been sent. Please send it again only if you get no reply.";

describe("form.7 a form that no usable answer comes for", () => {
  it.each([
    ["status", `${UNCONFIRMED} (Bad Gateway)`],
    ["html", UNCONFIRMED],
    ["network", "The server has not answered. Please check your connection and try again."],
    ["timeout", "The server has not answered. Please check your connection and try again."],
    ["empty", "The server has not answered. Please check your connection and try again."],
    ["malformed", "The server has not answered. Please check your connection and try again."],
    ["nonce", "The server refused this page. Please reload it and send the form again."],
  ] as const)(
    "form.7 %s: it is told, nothing typed is lost, and the button works again",
    async (reason, words) => {
      postForm.mockResolvedValueOnce({ ok: false, reason, status: 502, statusText: "Bad Gateway" });
      const { islet, send } = await open();
      const told = vi.fn();
      islet.bus.on("form_error", told);
      fillIn();
      await send();
      expect(message().textContent).toBe(words);
      expect(message().className).toContain("danger");
      expect(document.activeElement).toBe(message());
      expect([isWaiting(), button().disabled, control("name").value]).toEqual([false, false, "Ada"]);
      expect(told).toHaveBeenCalledOnce();
      await send();
      expect(message().textContent).toBe("Sent.");
    },
  );
});

describe("a form whose messages the server has printed", () => {
  const atomic = `<div data-elementor-id="49"><form class="form-state-default" data-id="f1" data-form-name="Contact"
    data-widget="form" data-settings='{"kind":"atomic"}'>
    <label for="mail">E-mail</label><input id="mail" type="email" data-interaction-id="a1">
    <button>Send</button>
    <div class="message-success" tabindex="-1" aria-live="polite"><p>Thank you.</p></div>
    <div class="message-error" tabindex="-1" role="alert"><p>Not sent.</p></div></form></div>`;
  const config = partsConfig("form", {
    state_prefix: "form-state-",
    printed_success: ".message-success",
    printed_error: ".message-error",
  });
  const states = () => [...form().classList].filter((name) => name.startsWith("form-state-"));
  const mail = () => document.querySelector("#mail") as HTMLInputElement;

  it("form.5 a success is shown by its class until the visitor types on, in the editor's words alone", async () => {
    const { send } = await open(atomic, { ...config, nonces: { atomicFormsSendForm: "8d2" } });
    mail().value = "ada@content.example";
    await send();
    expect(states()).toEqual(["form-state-success"]);
    const printed = document.querySelector(".message-success") as HTMLElement;
    expect([printed.textContent, document.activeElement]).toEqual(["Thank you.", printed]);
    expect(mail().value).toBe("");
    const body = postForm.mock.lastCall?.[0].body as FormData;
    expect([body.get("_nonce"), body.get("form_fields[0][value]")]).toEqual(["8d2", "ada@content.example"]);
    mail().dispatchEvent(new Event("input", { bubbles: true }));
    expect(states()).toEqual(["form-state-default"]);
  });

  it("form.6 a failure is, too, with the server's reason; the next attempt and unmounting remove it", async () => {
    const before = new DOMParser().parseFromString(atomic, "text/html").body.innerHTML;
    const { send, stop } = await open(atomic, config);
    mail().value = "ada@content.example";
    postForm.mockResolvedValueOnce(answer({ success: false, data: { message: "It looks like spam." } }));
    await send();
    expect(states()).toEqual(["form-state-error"]);
    const printed = document.querySelector(".message-error") as HTMLElement;
    expect(printed.textContent).toBe("Not sent.It looks like spam.");
    expect(document.activeElement).toBe(printed);
    expect(mail().value).toBe("ada@content.example");
    await send();
    expect([states(), printed.textContent]).toEqual([["form-state-success"], "Not sent."]);
    stop();
    expect(document.body.innerHTML).toBe(before);
  });
});
