import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf, isShown } from "#tests/support/native-widget.ts";
import { formSteps } from "./markers/form-steps.ts";

const parse = (part: string) =>
  new DOMParser().parseFromString(
    readFileSync(`fixtures/native/builder/${part}/steps.html`, "utf8"),
    "text/html",
  );
const native = (place: number) => parse("pages").querySelectorAll(".elementor-widget-form")[place] as Element;
function settingsOf(markup: Element): Record<string, unknown> {
  const { settings } = formSteps;
  const step = markup.querySelector<HTMLElement>(".elementor-field-type-step");
  return (typeof settings === "function" && step ? settings(step) : {}) as Record<string, unknown>;
}

/** Elements with their class names, but what only one of the two scripts makes. */
function partsOf(form: Element): string[] {
  return [...form.querySelectorAll("*")]
    .filter((element) => !element.matches("[role=status], svg *"))
    .map((element) => {
      const names = [...element.classList].filter((name) => !/^(?:islet-|flatpickr)/.test(name));
      const tag = element.matches("[class*=__label]") ? "div" : element.localName;
      return [tag, ...names.toSorted()].join(".");
    });
}

beforeEach(() => sessionStorage.clear());

describe("the steps of the builder's forms", () => {
  it.each([0, 1, 2, 3])(
    "form-steps.2 form %i has the parts that the builder's own script makes",
    async (place) => {
      const printed = native(place);
      const markup = printed.outerHTML;
      const markers = [
        { selector: ".elementor-widget-form", widget: "form-steps", settings: settingsOf(printed) },
      ];
      const { settled, stop } = await mountMarkup(markup, { config: { markers } });
      await settled();
      const stock = parse("after-stock").querySelectorAll(".elementor-widget-form form")[place] as Element;
      expect(partsOf(document.querySelector("form") as Element)).toEqual(partsOf(stock));
      const steps = [...document.querySelectorAll(".e-form__step")];
      expect(steps.map(isShown)).toEqual([true, false, false]);
      stop();
      expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
    },
  );

  it("have what their element and their own attributes say", () => {
    expect(settingsOf(native(2))).toMatchObject({ step_type: "icon", step_icon_shape: "rounded" });
    expect(settingsOf(native(1))).toMatchObject({
      step_type: "progress_bar",
      history: false,
      parts: { column: "elementor-column elementor-col-50" },
    });
  });
});
