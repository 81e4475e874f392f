import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf, isShown } from "#tests/support/native-widget.ts";
import { percentAt } from "./progress.ts";

const printed = readFileSync("widgets/form-steps/fixture.html", "utf8");
const fixture = printed.replace(' data-widget="form"', "");
const withSettings = (settings: object) =>
  fixture.replace('data-widget="form-steps"', `$& data-settings='${JSON.stringify(settings)}'`);
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const valueOf = (selector: string) => (find(selector) as HTMLInputElement).value;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const button = (name: string) =>
  all("button").find((element) => element.textContent?.trim() === name && isShown(element)) as HTMLElement;
const shown = (steps = ".islet-form-step") =>
  all(steps).flatMap((step, index) => (isShown(step) ? [index] : []));
const states = (name = "islet-form-steps") =>
  all(`.${name}__indicators__indicator`).map(({ className }) => /--state-(\w+)/.exec(className)?.[1]);
const announced = () => find("[role=status]").textContent;

async function fillIn() {
  await userEvent.type(find("#order-name"), "Ada");
  await userEvent.type(find("#order-email"), "ada@shop.example");
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
afterEach(() => vi.restoreAllMocks());

describe("form-steps on plain markup", () => {
  it("form-steps.1 opens the first step; Next leads on once its fields are valid, Previous back", async () => {
    await mountMarkup(fixture);
    expect(shown()).toEqual([0]);
    expect(button("Send")).toBeUndefined();
    await userEvent.click(button("Go on"));
    expect(shown()).toEqual([0]);
    await fillIn();
    await userEvent.click(button("Go on"));
    expect(shown()).toEqual([1]);
    expect(states()).toEqual(["completed", "active", "inactive"]);
    expect(announced()).toBe("Step 2 of 3: Bag");
    await userEvent.selectOptions(find("#order-colour"), "Blue");
    await userEvent.click(button("Next"));
    expect(shown()).toEqual([2]);
    await userEvent.click(button("Previous"));
    expect(shown()).toEqual([1]);
    await userEvent.click(button("Back to the address"));
    expect(shown()).toEqual([0]);
    expect(valueOf("#order-name")).toBe("Ada");
  });

  it.each([
    ["its first field", false],
    ["the step itself on a touch screen, where a field would open a keyboard over it", true],
  ])("form-steps.1 in a step that opens the focus is at %s", async (_what, hasTouch) => {
    setDevice({ hasTouch });
    await mountMarkup(fixture);
    await fillIn();
    await userEvent.click(button("Go on"));
    const step = all(".islet-form-step")[1];
    expect(document.activeElement).toBe(hasTouch ? step : find("#order-words"));
  });

  it("form-steps.3 the share that is done is never rounded up", () => {
    expect([0, 1, 2].map((index) => percentAt(index, 3))).toEqual([33, 66, 100]);
    expect(percentAt(28, 50)).toBe(58);
  });

  it("form-steps.5 Enter leads on from a field, not in a textarea and not on a button", async () => {
    await mountMarkup(fixture);
    await fillIn();
    await userEvent.type(find("#order-email"), "{Enter}");
    expect(shown()).toEqual([1]);
    await userEvent.type(find("#order-words"), "a{Enter}b");
    expect(shown()).toEqual([1]);
    expect(valueOf("#order-words")).toBe("a\nb");
    button("Back to the address").focus();
    await userEvent.keyboard("{Enter}");
    expect(shown()).toEqual([0]);
  });

  it("form-steps.5 Enter neither leads on while text is composed nor where a script has used it", async () => {
    await mountMarkup(fixture);
    await fillIn();
    const press = (init: KeyboardEventInit) =>
      find("#order-name").dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...init }),
      );
    press({ isComposing: true });
    find("#order-name").addEventListener("keydown", (event) => event.preventDefault(), { once: true });
    press({});
    expect(shown()).toEqual([0]);
    press({});
    expect(shown()).toEqual([1]);
    // It comes again from the field of a step that is closed.
    press({});
    expect(shown()).toEqual([1]);
  });
});

describe("form-steps indicators", () => {
  it("form-steps.2 a bar shows the share that is done, with and without its text", async () => {
    const { stop } = await mountMarkup(withSettings({ step_type: "progress_bar" }));
    const bar = find("[role=progressbar]");
    expect([bar.ariaValueNow ?? bar.getAttribute("aria-valuenow"), bar.textContent]).toEqual(["33", "33%"]);
    await fillIn();
    await userEvent.click(button("Go on"));
    expect([bar.getAttribute("aria-valuenow"), bar.getAttribute("aria-valuetext")]).toEqual([
      "66",
      "Step 2 of 3: Bag",
    ]);
    expect((bar.firstElementChild as HTMLElement).style.width).toBe("66%");
    stop();
    await mountMarkup(withSettings({ step_type: "progress_bar", display_percentage: false }));
    expect(find("[role=progressbar]").textContent).toBe("");
  });

  it.each([
    ["none", 0, []],
    ["text", 3, ["Address", "Bag", "Delivery"]],
    ["number", 3, ["1", "2", "3"]],
    ["icon", 3, ["", "", ""]],
    ["number_text", 3, ["1Address", "2Bag", "3Delivery"]],
    ["icon_text", 3, ["Address", "Bag", "Delivery"]],
  ])("form-steps.2 of type %s", async (stepType, count, texts) => {
    await mountMarkup(withSettings({ step_type: stepType, step_icon_shape: "square" }));
    const items = all("[role=listitem]");
    expect(items.map(({ textContent }) => textContent)).toEqual(texts);
    expect(all(".islet-form-steps__indicators__indicator--shape-square")).toHaveLength(
      /number|icon/.test(stepType) ? count : 0,
    );
    expect(all(".islet-form-steps__indicators__indicator__icon > svg > path")).toHaveLength(
      stepType.startsWith("icon") ? count : 0,
    );
    if (count) expect(states()).toEqual(["active", "inactive", "inactive"]);
    if (count) expect(items[0]?.getAttribute("aria-current")).toBe("step");
  });

  const withStep = (attributes: string) =>
    withSettings({ step_type: "icon", step_next_label: "Onwards", step_previous_label: "Before" }).replace(
      /data-label="Address"[^>]*>/,
      `${attributes}>`,
    );
  const icon = () => find(".islet-form-steps__indicators__indicator__icon");

  it("form-steps.2 names, buttons and pictures of a step win over those of the settings", async () => {
    await mountMarkup(withStep('data-iconurl="/bag.png" data-iconlibrary="fas fa-user"'));
    expect(icon().querySelector("img")?.src).toContain("/bag.png");
    expect(find("[role=listitem]").getAttribute("aria-label")).toBe("Your address");
    await fillIn();
    await userEvent.click(button("Onwards"));
    expect(button("Back to the address")).toBeDefined();
    await userEvent.selectOptions(find("#order-colour"), "Blue");
    await userEvent.click(button("Onwards"));
    expect(button("Before")).toBeDefined();
  });

  it.each([
    ['data-iconlibrary="fas fa-user"', "<i class"],
    [`data-icon='&lt;svg onload="alert(1)">&lt;script>alert(1)&lt;/script>&lt;/svg>'`, "1"],
    [`data-icon='&lt;img src=x onerror="alert(1)">' data-iconlibrary="fas fa-user"`, "<i class"],
    ['data-iconurl="javascript:alert(1)"', "1"],
    [
      `data-icon='&lt;svg onload="alert(1)" viewBox="0 0 1 1">&lt;path d="M0 0" onclick="a()">&lt;/path>&lt;/svg>'`,
      "<svg class",
    ],
  ])("form-steps.2 of %s nothing but a picture comes", async (attributes, start) => {
    await mountMarkup(withStep(attributes));
    expect(icon().innerHTML).toContain(start);
    expect(icon().innerHTML).not.toMatch(/alert|onload|onclick|onerror|script/);
  });

  it("form-steps.2 texts of settings are no markup", async () => {
    const text = "<img src=x onerror=alert(1)>";
    await mountMarkup(withSettings({ step_next_label: text }).replace('data-nextbutton="Go on"', ""));
    expect(button(text)).toBeDefined();
    expect(all("img")).toEqual([]);
  });
});

/** Leads to the last step. */
async function goToLast() {
  await fillIn();
  await userEvent.click(button("Go on"));
  await userEvent.selectOptions(find("#order-colour"), "Blue");
  await userEvent.click(button("Next"));
  expect(shown()).toEqual([2]);
}

describe("form-steps and what is wrong", () => {
  const mark = (selector: string) => find(selector).setAttribute("aria-invalid", "true");
  const form = () => find("form") as HTMLFormElement;

  it("form-steps.4 a form that is refused opens the first step with an error, and only its own", async () => {
    const { islet } = await mountMarkup(`${fixture}<form id="other"></form>`);
    await goToLast();
    mark("#order-colour");
    mark("#order-day");
    islet.bus.emit("form_error", { form: find("#other") as HTMLFormElement });
    expect(shown()).toEqual([2]);
    islet.bus.emit("form_error", { form: form() });
    expect(shown()).toEqual([1]);
    expect(states()).toEqual(["completed", "active", "inactive"]);
    expect(announced()).toBe("Step 2 of 3: Bag");
  });

  it("form-steps.4 a form that is emptied starts again, and announces only what became of it", async () => {
    await mountMarkup(fixture);
    await goToLast();
    form().reset();
    expect(shown()).toEqual([0]);
    expect(states()).toEqual(["active", "inactive", "inactive"]);
    expect(announced()).toBe("");
  });

  it("a step that the server has printed with an error is open", async () => {
    await mountMarkup(fixture.replace('id="order-day"', '$& aria-invalid="true"'));
    expect(shown()).toEqual([2]);
  });

  it("what the browser refuses in the last step leads to the first such field; a check by another script does not", async () => {
    await mountMarkup(fixture);
    expect(form().checkValidity()).toBe(false);
    expect(shown()).toEqual([0]);
    await goToLast();
    (find("#order-name") as HTMLInputElement).value = "";
    expect(form().checkValidity()).toBe(false);
    expect(shown()).toEqual([0]);
  });

  it("a link to a field of a closed step opens it, one to elsewhere does not", async () => {
    await mountMarkup(
      fixture.replace(
        "</form>",
        '<a id="to" href="#order-day">Day</a><a id="off" href="#top">Top</a></form>',
      ),
    );
    find("#off").click();
    expect(shown()).toEqual([0]);
    find("#to").click();
    expect(shown()).toEqual([2]);
  });
});

it.each([
  ["order-day", "/#order-day"],
  ["%d7%99%d7%95%d7%9d", "#יום"],
  ["יום", "#%D7%99%D7%95%D7%9D"],
])("a link to the field %s opens its step, written as %s", async (id, href) => {
  await mountMarkup(
    fixture
      .replaceAll('"order-day"', `"${id}"`)
      .replace(
        "</form>",
        `<a id="to" href="${href}">Day</a><a id="off" href="/other/#${id}">Other</a></form>`,
      ),
  );
  document.addEventListener("click", (event) => event.preventDefault());
  find("#off").click();
  expect(shown()).toEqual([0]);
  find("#to").click();
  expect(shown()).toEqual([2]);
});

describe("form-steps in the browser's history", () => {
  const pop = () => window.dispatchEvent(new PopStateEvent("popstate"));
  const withHistory = withSettings({ history: true });
  const stateOf = () => (history.state as { islet_form_steps?: unknown } | null)?.islet_form_steps;

  it("is left alone unless it is wanted", async () => {
    const push = vi.spyOn(history, "pushState");
    const replace = vi.spyOn(history, "replaceState");
    await mountMarkup(fixture);
    await goToLast();
    expect([push, replace].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it("each step is an entry, with what other scripts keep there", async () => {
    history.replaceState({ theirs: 1 }, "");
    await mountMarkup(withHistory);
    expect(history.state).toEqual({ theirs: 1, islet_form_steps: { 0: { step: 0, from: -1 } } });
    const push = vi.spyOn(history, "pushState");
    await goToLast();
    expect(push).toHaveBeenCalledTimes(2);
    expect(history.state).toEqual({ theirs: 1, islet_form_steps: { 0: { step: 2, from: 1 } } });
    const back = vi.spyOn(history, "back").mockReturnValue();
    await userEvent.click(button("Previous"));
    expect(back).toHaveBeenCalledOnce();
    history.replaceState({ islet_form_steps: { 0: { step: 1, from: 0 } } }, "");
    pop();
    expect(shown()).toEqual([1]);
  });

  it("an anchor's entry keeps the step; entries of later steps do not open before the fields of the first are valid", async () => {
    await mountMarkup(withHistory);
    await goToLast();
    history.replaceState(null, "");
    pop();
    expect(shown()).toEqual([2]);
    expect(stateOf()).toEqual({ 0: { step: 2, from: -1 } });
    (find("form") as HTMLFormElement).reset();
    (find("#order-name") as HTMLInputElement).value = "";
    history.replaceState({ islet_form_steps: { 0: { step: 2, from: 1 } } }, "");
    pop();
    expect(shown()).toEqual([0]);
  });

  it.each([7, "x", null, [], { 0: 5 }, { 0: { step: 9 } }, { 0: { step: "__proto__" } }])(
    "%j there opens the first step",
    async (state) => {
      history.replaceState({ islet_form_steps: state }, "");
      await mountMarkup(withHistory);
      expect(shown()).toEqual([0]);
    },
  );

  it("a reload opens the step of its entry", async () => {
    history.replaceState({ islet_form_steps: { 0: { step: 1, from: 0 } } }, "");
    await mountMarkup(withHistory);
    expect(shown()).toEqual([1]);
  });
});

describe("form-steps with a draft of the form", () => {
  const leave = () => window.dispatchEvent(new PageTransitionEvent("pagehide"));

  it("opens the step in which the visitor has left it", async () => {
    const { stop } = await mountMarkup(printed);
    await goToLast();
    leave();
    stop();
    await mountMarkup(fixture);
    expect(shown()).toEqual([2]);
  });

  it("opens the first step if nothing is filled in, or what is kept is no step", async () => {
    const keep = (drafts: object) =>
      sessionStorage.setItem("islet_form_drafts:/", JSON.stringify({ ...drafts, "kept at": Date.now() }));
    keep({ "step 0": 2 });
    const { stop } = await mountMarkup(fixture);
    expect(shown()).toEqual([0]);
    stop();
    keep({ "step 0": 1.5, "form 0": [[0, "form_fields[name]", "Ada"]] });
    await mountMarkup(fixture);
    expect(shown()).toEqual([0]);
  });
});

describe("form-steps and the page", () => {
  it("what has the focus keeps it, and its step is open", async () => {
    document.body.innerHTML = "";
    const mounting = mountMarkup(fixture);
    find("#order-words").focus();
    await mounting;
    expect(shown()).toEqual([1]);
    expect(document.activeElement?.id).toBe("order-words");
  });

  it("is given back as it was", async () => {
    const { stop } = await mountMarkup(fixture);
    await goToLast();
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(fixture));
  });

  it("in the editor, all steps stay as they are", async () => {
    await mountMarkup(fixture, { config: { is_editor: true } });
    expect(shown()).toEqual([0, 1, 2]);
    expect(all("[role=status]")).toEqual([]);
  });

  it("says what is missing", async () => {
    const { problems } = await mountMarkup(
      '<div data-widget="form-steps"></div><form data-widget="form-steps"></form>',
    );
    expect(problems).toMatchObject([
      { message: expect.stringContaining("must hold a form, or be in one") },
      { message: expect.stringContaining("must hold the elements of its steps") },
    ]);
  });

  it("a step may hold others' markup; those inside it, and fields that shadow methods, are no matter", async () => {
    const hostile =
      '<input name="querySelectorAll"><input name="append"><input name="before"><input name="elements"><div class="islet-form-step"></div>';
    await mountMarkup(fixture.replace("<legend>Your address", `${hostile}$&`));
    expect(all("[role=listitem]")).toHaveLength(3);
    expect(shown()).toContain(0);
  });
});
