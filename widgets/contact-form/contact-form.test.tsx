// @vitest-environment-options { "url": "https://shop.example/contact/" }
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeRequest } from "#tests/support/fake-request.ts";
import { mountMarkup, startOnPage } from "#tests/support/mount.ts";
import { printedMarkup } from "#tests/support/printed-markup.ts";

const SIMPLE = [
  { kind: "text", name: "name", label: "Name", required: true },
  { kind: "email", name: "email", label: "E-mail", required: true },
  { kind: "multiline", name: "message", label: "Message" },
];
const STEPS = [
  { kind: "step", name: "who", label: "About you" },
  { kind: "text", name: "name", label: "Name", required: true },
  { kind: "radio", name: "type", label: "You are", options: "person = A person\nfirm = A firm" },
  { kind: "step", name: "firm", label: "Your firm", show_if: "type = 'firm'" },
  { kind: "text", name: "vat", label: "VAT number", required: true },
  { kind: "step", name: "order", label: "Your order" },
  { kind: "number", name: "amount", label: "Amount", min: "1" },
  { kind: "calculated", name: "total", label: "Total", formula: "amount * 12.5", unit: "€" },
];

const form = () => document.querySelector("form") as HTMLFormElement;
const control = (name: string) =>
  form().querySelector(`[name="fields[${name}]"], [name="fields[${name}][]"]`) as HTMLInputElement;
const row = (name: string) => form().querySelector(`[data-name="${name}"]`) as HTMLElement;
const button = (name: string) =>
  [...document.querySelectorAll("button")].find(
    (one) => one.textContent === name && !one.hidden,
  ) as HTMLButtonElement;
const message = () => form().querySelector(".islet-form-message");
const errors = () => [...form().querySelectorAll(".islet-form-error")].map(({ textContent }) => textContent);
const shown = (...names: readonly string[]) => names.filter((name) => !row(name).hidden);
const sent = () =>
  [...(FakeRequest.last.body as FormData)]
    .filter(([name]) => name.startsWith("fields"))
    .map(([name, value]) => `${name}=${value as string}`);
const key = () => (FakeRequest.last.body as FormData).get("islet_key");

const user = userEvent.setup();

async function open(fields: readonly object[], settings: object = {}) {
  const page = await mountMarkup(await printedMarkup("contact-form", { fields, label: "", ...settings }));
  const press = async (name: string) => {
    await user.click(button(name));
    await page.settled();
  };
  const answer = async (status: number, data: unknown) => {
    Object.assign(FakeRequest.last, { responseURL: FakeRequest.last.url });
    FakeRequest.last.answer(status, JSON.stringify(data));
    await page.settled();
  };
  return { ...page, press, answer };
}

const ACCEPTED = { success: true, data: { message: "" } };

beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  FakeRequest.sent = [];
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("what is sent", () => {
  it("is what is filled in, and the visitor reads the words for after that", async () => {
    const { press, answer, problems } = await open(SIMPLE, { success: "We write back." });
    await user.type(control("name"), "Ada");
    await user.type(control("email"), "ada@shop.example");
    await press("Send");
    expect(sent()).toEqual(["fields[name]=Ada", "fields[email]=ada@shop.example", "fields[message]="]);
    await answer(200, ACCEPTED);
    expect([message()?.textContent, message()?.getAttribute("role"), control("name").value]).toEqual([
      "We write back.",
      "alert",
      "",
    ]);
    expect(problems).toEqual([]);
  });

  it("has one key until it is accepted: after an answer that was lost, too", async () => {
    const { press, answer } = await open([{ kind: "text", name: "name", label: "Name" }]);
    await press("Send");
    const first = key();
    expect(first).toMatch(/^[\da-f]{32}$/);
    await answer(500, "broken");
    await press("Send");
    expect(key()).toBe(first);
    await answer(200, ACCEPTED);
    await press("Send");
    expect(key()).not.toBe(first);
  });

  it("has the same key after a reload", async () => {
    const first = await open([{ kind: "text", name: "name", label: "Name" }]);
    await first.press("Send");
    const before = key();
    first.stop();
    const { press } = await open([{ kind: "text", name: "name", label: "Name" }]);
    await press("Send");
    expect(key()).toBe(before);
  });

  it("goes out once, however often the button is pressed", async () => {
    const { press } = await open([{ kind: "text", name: "name", label: "Name" }]);
    await press("Send");
    form().requestSubmit();
    expect(FakeRequest.sent).toHaveLength(1);
  });
});

describe("what is wrong", () => {
  it("is told at its field and in a summary that gets the focus, and nothing is sent", async () => {
    const { press } = await open(SIMPLE);
    await user.type(control("email"), "ada");
    await press("Send");
    expect(errors()).toEqual([
      "Please fill this in.",
      "Please enter an e-mail address such as ada@example.com.",
    ]);
    expect(document.activeElement).toBe(message());
    expect(message()?.textContent).toContain("Name (required): Please fill this in.");
    expect([control("name").getAttribute("aria-invalid"), FakeRequest.sent]).toEqual(["true", []]);
  });

  it("is no longer told once it is right", async () => {
    const { press } = await open(SIMPLE);
    await press("Send");
    await user.type(control("name"), "A");
    expect(errors()).toEqual(["Please fill this in."]);
    expect(control("name").getAttribute("aria-invalid")).toBeNull();
  });

  it("is told by the server at the fields that it names", async () => {
    const { press, answer } = await open([{ kind: "email", name: "email", label: "E-mail" }]);
    await press("Send");
    await answer(422, {
      success: false,
      data: { message: "No.", errors: { email: "There is no such address." } },
    });
    expect([errors(), control("email").value]).toEqual([["There is no such address."], ""]);
  });
});

describe("conditions", () => {
  const fields = [
    { kind: "checkboxes", name: "extras", label: "Extras", options: "3 = Box\n4 = Card" },
    { kind: "text", name: "words", label: "Words", required: true, show_if: "extras has 4" },
    { kind: "select", name: "size", label: "Size", options: "s = Small\nl = Large [if: count(extras) > 1]" },
    { kind: "calculated", name: "total", label: "Total", formula: "10 + extras", unit: "€" },
  ];
  const option = (value: string) => form().querySelector(`option[value="${value}"]`) as HTMLOptionElement;
  const box = (value: string) => form().querySelector(`input[value="${value}"]`) as HTMLInputElement;
  const total = () => row("total").querySelector("output")?.textContent;

  it("show a field while they hold; hidden, it is neither asked for nor sent", async () => {
    const { press } = await open(fields);
    expect(shown("extras", "words")).toEqual(["extras"]);
    await press("Send");
    expect(sent()).toEqual(["fields[size]=", "fields[total]=10.00"]);
    await user.click(box("4"));
    expect(shown("words")).toEqual(["words"]);
  });

  it("show a choice; what is chosen and goes is no longer chosen", async () => {
    await open(fields);
    expect(option("l").disabled).toBe(true);
    await user.click(box("3"));
    await user.click(box("4"));
    await user.selectOptions(control("size"), "l");
    await user.click(box("3"));
    expect([option("l").disabled, control("size").value]).toEqual([true, ""]);
  });

  it("and calculated values follow what is filled in", async () => {
    await open(fields);
    expect(total()).toBe("10.00\u00a0€");
    await user.click(box("3"));
    expect([total(), control("total").value]).toEqual(["13.00\u00a0€", "13.00"]);
  });

  it("that cannot be read hold, and the theme's developer is told", async () => {
    const { problems } = await open([{ kind: "text", name: "a", label: "A", show_if: "b = (" }]);
    expect(shown("a")).toEqual(["a"]);
    expect(problems[0]?.message).toContain("The field a has an expression that cannot be read: b = (");
  });
});

it("what is chosen at first is printed so, of a list, of choices and of boxes", async () => {
  const options = "s = Small\nm = Medium [chosen]\nl = Large [if: a = 1] [chosen]";
  const kinds = ["select", "radio", "scale", "checkboxes"];
  await open(kinds.map((kind) => ({ kind, name: kind, label: kind, options })));
  const printed = kinds.map((kind) =>
    [...row(kind).querySelectorAll("[selected], [checked]")].map((one) => one.getAttribute("value")).join(),
  );
  expect(printed).toEqual(["m,l", "m,l", "m,l", "m,l"]);
  expect(row("radio").textContent).not.toContain("[chosen]");
});

describe("steps", () => {
  it("are shown one at a time; the next one gets the focus at its heading", async () => {
    const { press } = await open(STEPS);
    expect(shown("who", "name", "type", "firm", "vat", "order", "amount")).toEqual(["who", "name", "type"]);
    expect(document.querySelector(".islet-contact-form__progress")?.textContent).toBe("Step 1 of 2");
    await user.type(control("name"), "Ada");
    await press("Next");
    expect(shown("who", "name", "firm", "vat", "order", "amount")).toEqual(["order", "amount"]);
    expect(document.activeElement?.textContent).toBe("Your order");
    await press("Back");
    expect([document.activeElement?.textContent, control("name").value]).toEqual(["About you", "Ada"]);
  });

  it("cannot be passed with what is wrong in them", async () => {
    const { press } = await open(STEPS);
    await press("Next");
    expect([errors(), document.activeElement]).toEqual([["Please fill this in."], message()]);
    expect(shown("name", "amount")).toEqual(["name"]);
  });

  it("come and go with what is filled in, and Enter leads on", async () => {
    const { press, settled } = await open(STEPS);
    await user.click(form().querySelector("[value=firm]") as HTMLInputElement);
    await settled();
    expect(document.querySelector(".islet-contact-form__progress")?.textContent).toBe("Step 1 of 3");
    await user.type(control("name"), "Ada{Enter}");
    await settled();
    expect(shown("name", "vat", "amount")).toEqual(["vat"]);
    await user.type(control("vat"), "1");
    await press("Next");
    await user.type(control("amount"), "2");
    await press("Send");
    expect(sent()).toEqual([
      "fields[name]=Ada",
      "fields[type]=firm",
      "fields[vat]=1",
      "fields[amount]=2",
      "fields[total]=25.00",
    ]);
  });

  it("lead back to a field that the server refuses, and begin again after a success", async () => {
    const { press, answer } = await open(STEPS);
    await user.type(control("name"), "Ada");
    await press("Next");
    await press("Send");
    await answer(422, { success: false, data: { message: "No.", errors: { name: "Too short." } } });
    expect([shown("name", "amount"), errors()]).toEqual([["name"], ["Too short."]]);
    await press("Next");
    await press("Send");
    await answer(200, ACCEPTED);
    await vi.waitFor(() => expect(shown("name", "amount")).toEqual(["name"]));
  });
});

describe("the review", () => {
  it("lists the answers, and leads back to one", async () => {
    const { press, settled } = await open(
      [...SIMPLE, { kind: "radio", name: "size", label: "Size", options: "s = Small" }],
      { review: true },
    );
    await user.type(control("name"), "Ada");
    await user.type(control("email"), "ada@shop.example");
    await user.click(form().querySelector("[value=s]") as HTMLInputElement);
    await press("Next");
    const review = document.querySelector(".islet-contact-form__review") as HTMLElement;
    expect(document.activeElement).toBe(review);
    expect([...review.querySelectorAll("dd:first-of-type")].map(({ textContent }) => textContent)).toEqual([
      "Ada",
      "ada@shop.example",
      "Not answered",
      "Small",
    ]);
    await user.click(review.querySelectorAll("button")[1] as HTMLButtonElement);
    await settled();
    expect([document.activeElement, document.querySelector(".islet-contact-form__review")]).toEqual([
      control("email"),
      null,
    ]);
    await press("Next");
    await press("Send");
    expect(sent()).toContain("fields[size]=s");
  });
});

describe("what the visitor has typed", () => {
  it("stays with the focus and the selection when the form comes alive", async () => {
    document.body.innerHTML = await printedMarkup("contact-form", { fields: SIMPLE });
    control("name").value = "Ada";
    control("name").focus();
    control("name").setSelectionRange(1, 2);
    await startOnPage();
    const field = document.activeElement as HTMLInputElement;
    expect([field, field.value, field.selectionStart, field.selectionEnd]).toEqual([
      control("name"),
      "Ada",
      1,
      2,
    ]);
  });

  it("comes back after a reload, with what depends on it", async () => {
    const first = await open(STEPS);
    await user.click(form().querySelector("[value=firm]") as HTMLInputElement);
    window.dispatchEvent(new Event("pagehide"));
    first.stop();
    const { settled } = await open(STEPS);
    control("name").focus();
    await settled();
    expect((form().querySelector("[value=firm]") as HTMLInputElement).checked).toBe(true);
    expect(document.querySelector(".islet-contact-form__progress")?.textContent).toBe("Step 1 of 3");
  });

  /** Goes on to the second step, changes the name, leaves the page and comes back. */
  async function comeBack(name: string) {
    const first = await open(STEPS);
    await user.type(control("name"), "Ada");
    await user.type(control("amount"), "2");
    await first.press("Next");
    expect(shown("name", "amount")).toEqual(["amount"]);
    control("name").value = name;
    window.dispatchEvent(new Event("pagehide"));
    first.stop();
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([
      { type: "reload" } as PerformanceNavigationTiming,
    ]);
    const { settled } = await open(STEPS);
    await settled();
  }

  it("comes back with the step where the visitor was", async () => {
    await comeBack("Ada");
    await vi.waitFor(() => expect(shown("name", "amount")).toEqual(["amount"]));
    expect([control("amount").value, document.activeElement]).toEqual(["2", document.body]);
    expect(document.querySelector(".islet-contact-form__progress")?.textContent).toBe("Step 2 of 2");
  });

  it("comes back at the first step if something before the last one is wrong", async () => {
    await comeBack("");
    await vi.waitFor(() => expect(control("amount").value).toBe("2"));
    expect(shown("name", "amount")).toEqual(["name"]);
  });

  it("is not kept if the site does not want it", async () => {
    const first = await open(SIMPLE, { keep: false });
    await user.type(control("name"), "Ada");
    window.dispatchEvent(new Event("pagehide"));
    first.stop();
    await open(SIMPLE, { keep: false });
    expect(control("name").value).toBe("");
  });
});

it("gives the page back as it was", async () => {
  const markup = await printedMarkup("contact-form", { fields: STEPS });
  document.body.innerHTML = markup;
  const before = document.body.innerHTML;
  const page = await startOnPage();
  await user.click(form().querySelector("[value=firm]") as HTMLInputElement);
  page.stop();
  expect(document.body.innerHTML.replace(/ data-widget-state="[a-z]*"/, "")).toBe(before);
});

it.each([
  "<img src=x onerror=alert(1)>",
  "javascript:alert(1)",
  "{{ 7*7 }}",
  "__proto__",
  "\u202e\u0000x",
  "'\"]>",
])("%j is a title, a name, a choice and a value like any other", async (text) => {
  const { problems } = await open([
    { kind: "text", name: text.slice(0, 64), label: text, value: text, help: text, placeholder: text },
    { kind: "radio", name: "choice", label: text, options: `${text} = ${text}` },
    { kind: "calculated", name: "sum", label: text, formula: text, unit: text.slice(0, 20) },
  ]);
  expect(form().querySelector("img, script")).toBeNull();
  expect(form().querySelector("label")?.textContent).toBe(text);
  expect(problems.every(({ message: words }) => words.includes("cannot be read"))).toBe(true);
});

it("a form of 60 fields and 40 conditions touches only what a key press changes", async () => {
  const fields = Array.from({ length: 60 }, (_, index) => ({
    kind: "text",
    name: `f${index}`,
    label: `Field ${index}`,
    ...(index >= 20 && { show_if: `f${index % 20} = 'show${index}'` }),
  }));
  const { settled } = await open(fields);
  control("f3").focus();
  await settled();
  const touched = new Set<Node>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) touched.add((target as Element).closest("[data-name]") ?? target);
  });
  observer.observe(document.body, { attributes: true, childList: true, subtree: true, characterData: true });
  await user.type(control("f3"), "show23");
  await Promise.resolve();
  observer.disconnect();
  expect([...touched]).toEqual([row("f23")]);
  expect(shown("f23", "f43")).toEqual(["f23"]);
});

it("on the canvas of an editor, which has no address, it runs and sends nothing", async () => {
  const markup = (await printedMarkup("contact-form", { fields: SIMPLE })).replace(
    "<form ",
    '<form action="about:srcdoc" ',
  );
  const { problems, settled } = await mountMarkup(markup, { config: { is_editor: true } });
  expect(problems).toEqual([]);
  const sending = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  form().dispatchEvent(sending);
  await settled();
  expect([sending.defaultPrevented, FakeRequest.sent]).toEqual([true, []]);
});
