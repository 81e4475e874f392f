import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeRequest } from "#tests/support/fake-request.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { nativeWidget } from "#tests/support/native-widget.ts";

const form = () => document.querySelector("form") as HTMLFormElement;

beforeEach(() => vi.stubGlobal("XMLHttpRequest", FakeRequest));
afterEach(() => vi.unstubAllGlobals());

describe.each([
  ["with inline icons", true, ["elementor-message-svg"], ["islet-form-message--plain"]],
  ["with an icon font", false, [], []],
])("the messages of a builder's form on a page %s", (_, isInline, ofSuccess, ofDanger) => {
  it("have the builder's class names, and no icon that the page lacks", async () => {
    vi.stubGlobal("elementorFrontendConfig", { experimentalFeatures: { e_font_icon_svg: isInline } });
    const { settled } = await mountMarkup(nativeWidget("popups", "form.default"), {
      config: { presets: ["elementor"] },
    });
    form().noValidate = true;
    const send = async (isSuccess: boolean, errors: object) => {
      form().querySelector<HTMLElement>("[type=submit]")?.click();
      await settled();
      FakeRequest.last.answer(200, JSON.stringify({ success: isSuccess, data: { message: "M", errors } }));
      await settled();
      return [...document.querySelectorAll(".elementor-message")].map(({ className }) =>
        className.split(" "),
      );
    };
    const key = /form_fields\[(\w+)\]/.exec(form().innerHTML)?.[1] ?? "";
    const danger = ["elementor-message", "elementor-message-danger", ...ofDanger];
    expect(await send(false, { [key]: "E" })).toEqual([
      [...danger, "elementor-help-inline", "elementor-form-help-inline"],
      danger,
    ]);
    expect(await send(true, [])).toEqual([["elementor-message", "elementor-message-success", ...ofSuccess]]);
  });
});
