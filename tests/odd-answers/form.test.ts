import { expect, it, vi } from "vitest";
import { isSwitchOn } from "#browser/response-switch.ts";
import type { FormKindName } from "#content/form/kinds.ts";
import { atRest } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { answersInTurn, isCertainlyRefused, type OddAnswer, oddAnswers } from "#tests/support/odd-answers.ts";
import { expectRest, forAnswers, holdTimers, oddServer, watchLoads } from "#tests/support/odd-server.ts";

vi.mock("#browser/safe-html.ts", async (original) => ({
  ...(await original<object>()),
  ...(await import("#tests/support/parsed-markup.ts")),
}));

/** Each kind of form: its field, the field of the answer that says whether the form was taken, and right answers. */
const KINDS: Readonly<
  Record<FormKindName, readonly [field: string, says: string, ...Record<string, unknown>[]]>
> = {
  plain: [
    "name",
    "success",
    { success: true, data: { message: "Sent." } },
    { success: false, data: { errors: { name: "Who?" } } },
  ],
  builder: [
    "form_fields[name]",
    "success",
    { success: true, data: { message: "Sent.", data: [] } },
    { success: false, data: { message: "No.", errors: { name: "Who?", "": "" }, data: [] } },
  ],
  simple: [
    "name",
    "success",
    { success: true, data: { message: "Sent.", link: "", fields: [] } },
    { success: false, data: { message: "No.", link: "", fields: { name: "Who?" } } },
  ],
  themed: [
    "name",
    "status",
    { status: "success", msg: "Sent.", fields: [], hide_form: false, link: "" },
    { status: "error", msg: "No.", fields: { name: "Who?" }, hide_form: false, link: "" },
  ],
  atomic: [
    "name",
    "success",
    { success: true, data: { message: "Sent." } },
    { success: false, data: { message: "No." } },
  ],
};
const TYPED = "Ada";
const one = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const field = () => one("input") as HTMLInputElement;
const formOf = (kind: string, name: string) =>
  `<form data-widget="form" data-settings='{"kind":"${kind}"}' method="post"><div class="islet-form-field"><label>Name<input name="${name}" data-interaction-id="a1"></label></div><button>Send</button></form>`;

/** Lets the visitor fill in a form and send it; returns what is told once all is at rest. */
async function send(html: string, answers: readonly OddAnswer[]) {
  const server = oddServer(answers);
  const loads = watchLoads();
  const page = await mountMarkup(html);
  field().value = TYPED;
  holdTimers();
  one("button").click();
  await atRest();
  await expectRest(page, server, loads);
  expect(server.asked).toHaveLength(1);
  return { told: one(".islet-form-message")?.textContent ?? "", stop: page.stop };
}

/** Whether an answer says that the form was taken, in any of the ways in which servers say yes. */
const isTaken = ({ status, said }: OddAnswer, says: string) =>
  status === 200 && (isSwitchOn(said?.[says]) || said?.[says] === "success");

it.each(Object.entries(KINDS))(
  "a %s form that may have been taken is not said to be unsent; it is free, and keeps what was typed unless it was taken",
  async (kind, [name, says, ...rights]) => {
    await forAnswers(answersInTurn(oddAnswers(...rights)), async (answers) => {
      const [answer] = answers as [OddAnswer];
      const { told, stop } = await send(formOf(kind, name), answers);
      const isWord = typeof answer.said?.[says] === "string";
      const isRefused = isWord || isCertainlyRefused(answer, { yes: says });
      // A theme's form that is to be hidden stays as it was sent, and locked.
      const isLocked = isTaken(answer, says) && isSwitchOn(answer.said?.["hide_form"]);
      if (isTaken(answer, says) && !isLocked) expect(field().value).toBe("");
      else if (!isLocked) expect([told !== "", field().value]).toEqual([true, TYPED]);
      if (/could not be sent|refused this page|Please check what/.test(told))
        expect({ told, isRefused }).toEqual({ told, isRefused: true });
      expect([one("button").hasAttribute("disabled"), one("form").hasAttribute("aria-busy")]).toEqual([
        isLocked,
        false,
      ]);
      stop();
      sessionStorage.clear();
    });
  },
);
