import { readFileSync } from "node:fs";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import type { FormPost, PostAnswer } from "#browser/post-form.ts";
import { mountMarkup, startOnPage } from "#tests/mount.ts";

const fixture = readFileSync("widgets/form/fixture.html", "utf8");

const postForm = vi.hoisted(() => vi.fn<(post: FormPost) => Promise<PostAnswer>>());
vi.mock("#browser/post-form.ts", () => ({ postForm }));

const form = () => document.querySelector("form") as HTMLFormElement;
const control = (key: string) => document.querySelector(`[name^="form_fields[${key}]"]`) as HTMLInputElement;
const button = () => form().querySelector("button") as HTMLButtonElement;
const message = () => document.querySelector(".islet-form-message") as HTMLElement;
const descriptionOf = (element: Element) =>
  document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent;
const isWaiting = () => form().classList.contains("islet-form--waiting");

const answer = (data: unknown): PostAnswer => ({ ok: true, status: 200, data });
const recorded = (name: string) => {
  const { response } = JSON.parse(readFileSync(`fixtures/answers/${name}.json`, "utf8")) as {
    response: { json: unknown };
  };
  return answer(response.json);
};
const accepted = (data: object = {}) => answer({ success: true, data: { message: "Sent.", data } });

/** An answer that comes when the test says so. */
function hold() {
  let come: (answer: PostAnswer) => void = () => {};
  postForm.mockReturnValueOnce(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  return (given: PostAnswer) => come(given);
}

function fillIn() {
  control("name").value = "Ada";
  control("email").value = "ada@content.example";
  form().dispatchEvent(new Event("input", { bubbles: true }));
}

async function open(html = fixture, config = {}) {
  const page = await mountMarkup(html, { config });
  const send = async () => {
    button().click();
    await page.settled();
  };
  return { ...page, send };
}

beforeEach(() => {
  postForm.mockReset();
  postForm.mockResolvedValue(accepted());
});
afterEach(() => vi.useRealTimers());

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
    expect(heard).toEqual([{ id: "66", toggle: false }]);
    postForm.mockResolvedValueOnce(recorded("form-in-popup-ok"));
    fillIn();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await send();
    expect(message().textContent).toBe("Thank you, it was sent.");
    vi.advanceTimersByTime(999);
    expect(heard).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(heard[1]).toEqual({ id: "66", doNotShowAgain: true });
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
    const html = `<form data-widget="form"><div class="islet-form-field"><label>Colour</label><input type="radio" name="form_fields[colour]" value="r"><input type="radio" name="form_fields[colour]" value="g"></div><button>Send</button></form>`;
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

describe("form.7 a form that no usable answer comes for", () => {
  it.each([
    ["status", "The form could not be sent. Please try again. (Bad Gateway)"],
    ["html", "The form could not be sent. Please try again."],
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

  it.each(["simple", "themed"])("form.8 nothing checks a %s form before it is sent", async (kind) => {
    const { send, stop } = await open(fixture.replace('"form"', `"form" data-settings='{"kind":"${kind}"}'`));
    expect(form().noValidate).toBe(true);
    await send();
    expect(postForm).toHaveBeenCalledOnce();
    stop();
    expect(form().hasAttribute("novalidate")).toBe(false);
  });

  it("another script may stop a form", async () => {
    const { send } = await open();
    form().addEventListener("submit", (event) => event.preventDefault(), { capture: true });
    fillIn();
    await send();
    expect(postForm).not.toHaveBeenCalled();
  });
});

describe("form.9 files", () => {
  const html = `<form data-widget="form"><p class="islet-form-field"><label for="cv">CV</label><input id="cv" type="file" multiple name="form_fields[cv]" accept=".pdf,image/*" data-maxsize="1" data-maxsize-message="At most 1 MB."></p><button>Send</button></form>`;
  const input = () => document.querySelector("#cv") as HTMLInputElement;
  const file = (bytes: number, name = "cv.pdf", type = "application/pdf") =>
    new File([new Uint8Array(bytes)], name, { type });

  /** Chooses files, as far as the stand-in for a browser knows. */
  function choose(...files: File[]) {
    Object.defineProperty(input(), "files", { value: files, configurable: true });
    input().dispatchEvent(new Event("change", { bubbles: true }));
  }

  it.each([
    ["1 MB", [file(1024 * 1024)], undefined],
    ["a byte more", [file(1024 * 1024 + 1)], "At most 1 MB."],
    ["one of two too large", [file(1), file(1024 * 1024 + 1)], "At most 1 MB."],
    ["another type", [file(1, "cv.php", "text/php")], "This file type is not allowed."],
    ["a picture", [file(1, "me.webp", "image/webp")], undefined],
    ["an ending in capitals", [file(1, "CV.PDF")], undefined],
  ] as const)("form.9 %s", async (_, files, text) => {
    await open(html);
    choose(...files);
    expect(descriptionOf(input())).toBe(text);
    expect(input().getAttribute("aria-invalid")).toBe(text ? "true" : null);
  });

  it("form.9 a file that was chosen before the code came is told, too", async () => {
    document.body.innerHTML = html;
    choose(file(2_000_000));
    const { settled } = await startOnPage();
    await settled();
    expect(descriptionOf(input())).toBe("At most 1 MB.");
  });

  it("form.9 a file that is too large is told once, is not sent, and another one is", async () => {
    const { send } = await open(html);
    choose(file(2_000_000));
    choose(file(2_000_000));
    expect(document.querySelectorAll(".islet-form-error")).toHaveLength(1);
    await send();
    expect(postForm).not.toHaveBeenCalled();
    expect(message().textContent).toBe("Please check the files.CV: At most 1 MB.");
    choose(file(2_000));
    expect(document.querySelectorAll(".islet-form-error")).toHaveLength(0);
    await send();
    expect(postForm).toHaveBeenCalledOnce();
  });

  it("files on their way have a bar, and a button that stops them", async () => {
    const { send, settled } = await open(html);
    choose(file(10));
    postForm.mockImplementationOnce(
      ({ signal }) =>
        new Promise((resolve) => {
          signal.addEventListener("abort", () => resolve({ ok: false, reason: "aborted" }));
        }),
    );
    await send();
    postForm.mock.lastCall?.[0].onProgress?.(0.5);
    const bar = document.querySelector("progress") as HTMLProgressElement;
    expect(bar.value).toBe(0.5);
    const cancel = [...document.querySelectorAll("button")].find(
      ({ textContent }) => textContent === "Cancel",
    );
    cancel?.click();
    await settled();
    expect(document.querySelector("progress")).toBeNull();
    expect(message().textContent).toBe("The form was not sent.");
    expect(input().files).toHaveLength(1);
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
      `<form data-widget="form"><input name="form_fields[name]">${fields}<button>Send</button></form>`,
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

describe("what is filled in and not sent", () => {
  const html = `<form data-widget="form"><input name="form_fields[name]" value="Printed"><input type="password" name="p"><input type="hidden" name="h" value="1"><textarea name="m"></textarea><input type="checkbox" name="c"><select name="s"><option>a</option><option>b</option></select><button>Send</button></form>`;
  const named = (name: string) => form().querySelector(`[name="${name}"]`) as HTMLInputElement;
  const values = () => ["form_fields[name]", "p", "m", "s"].map((name) => named(name).value);

  async function fillInAndLeave() {
    const page = await open(html);
    named("form_fields[name]").value = "Ada";
    named("p").value = "secret";
    named("m").value = "Hello";
    named("c").checked = true;
    named("s").value = "b";
    window.dispatchEvent(new Event("pagehide"));
    page.stop();
    return page;
  }

  it("comes back after a reload, without passwords; nothing that is there is overwritten", async () => {
    await fillInAndLeave();
    const { stop } = await open(html);
    expect([...values(), named("c").checked]).toEqual(["Ada", "", "Hello", "b", true]);
    expect(JSON.stringify(sessionStorage)).not.toContain("secret");
    stop();
    document.body.innerHTML = html;
    named("m").value = "Other";
    await startOnPage();
    expect(named("form_fields[name]").value).toBe("Ada");
    expect(named("m").value).toBe("Other");
  });

  it.each([
    ["a password", 'type="password"', "hunter2"],
    ["a password that a button shows as text", 'type="password" data-shown', "hunter2"],
    ["a password that is printed as text", 'autocomplete="section-a new-password"', "hunter2"],
    ["a card's number", 'autocomplete="billing cc-number"', "4111 1111 1111 1111"],
    ["a card's number in an ordinary field", "", "4111-1111.1111 1111"],
    ["a code that was sent to a phone", 'autocomplete="one-time-code"', "987654"],
    ["a hidden field", 'type="hidden"', "token"],
  ])("%s is never kept", async (_, attributes, value) => {
    const page = await open(`<form data-widget="form"><input name="x" ${attributes}><input name="y"></form>`);
    if (named("x").dataset["shown"] !== undefined) named("x").type = "text";
    named("x").value = value;
    named("y").value = "0049 421 1234567 0";
    window.dispatchEvent(new Event("pagehide"));
    page.stop();
    const kept = JSON.stringify(sessionStorage);
    expect(kept).toContain("0049 421 1234567 0");
    expect(kept).not.toContain(value);
  });

  it("is forgotten after a day", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-15T10:00:00Z") });
    await fillInAndLeave();
    vi.setSystemTime(new Date("2026-06-16T09:59:59Z"));
    const { stop } = await open(html);
    expect(values()).toEqual(["Ada", "", "Hello", "b"]);
    stop();
    vi.setSystemTime(new Date("2026-06-16T10:00:00Z"));
    await open(html);
    expect(values()).toEqual(["Printed", "", "", "a"]);
    expect(sessionStorage.length).toBe(0);
  });

  it("is forgotten once it is sent", async () => {
    await fillInAndLeave();
    const { send, stop } = await open(html);
    await send();
    window.dispatchEvent(new Event("pagehide"));
    stop();
    await open(html);
    expect(values()).toEqual(["Printed", "", "", "a"]);
    expect(sessionStorage.length).toBe(0);
  });

  it("another form at the same place gets none of it, and broken storage is no draft", async () => {
    await fillInAndLeave();
    const { stop } = await open(html.replace('name="m"', 'name="other"').replace("form_fields[name]", "x"));
    expect([named("x").value, named("other").value]).toEqual(["Printed", ""]);
    stop();
    const broken = { "form 0": [[0], ["0", "m", "x"], [1e9, "m", "x"], null], "kept at": Date.now() };
    for (const text of ["{", "[]", "null", '{"form 0":[[2,"m","x"]]}', JSON.stringify(broken)]) {
      sessionStorage.setItem("islet_form_drafts:/", text);
      const page = await open(html);
      expect(values()).toEqual(["Printed", "", "", "a"]);
      expect(page.problems).toEqual([]);
      page.stop();
    }
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

describe("a form whose messages the server has printed", () => {
  const atomic = `<div data-elementor-id="49"><form class="form-state-default" data-id="f1" data-form-name="Contact"
    data-widget="form" data-settings='{"kind":"atomic","skin":{"state_prefix":"form-state-","printed_success":".message-success","printed_error":".message-error"}}'>
    <label for="mail">E-mail</label><input id="mail" type="email" data-interaction-id="a1">
    <button>Send</button>
    <div class="message-success" tabindex="-1" aria-live="polite"><p>Thank you.</p></div>
    <div class="message-error" tabindex="-1" role="alert"><p>Not sent.</p></div></form></div>`;
  const states = () => [...form().classList].filter((name) => name.startsWith("form-state-"));
  const mail = () => document.querySelector("#mail") as HTMLInputElement;

  it("form.5 a success is shown by its class until the visitor types on, in the editor's words alone", async () => {
    const { send } = await open(atomic, { nonces: { atomicFormsSendForm: "8d2" } });
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
    const { send, stop } = await open(atomic);
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
