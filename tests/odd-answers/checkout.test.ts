import { expect, it, vi } from "vitest";
import {
  alertTexts,
  element,
  fixture,
  input,
  mount,
  PAYMENT,
  review,
  TABLE,
} from "#tests/support/checkout-page.ts";
import {
  answersInTurn,
  isCertainlyRefused,
  type OddAnswer,
  oddAnswers,
  oddMarkup,
} from "#tests/support/odd-answers.ts";
import { expectRest, forAnswers, holdTimers, oddServer, watchLoads } from "#tests/support/odd-server.ts";

vi.mock("#browser/safe-html.ts", async (original) => ({
  ...(await original<object>()),
  ...(await import("#tests/support/parsed-markup.ts")),
}));

const LOGIN =
  '<form class="woocommerce-form-login login" method="post"><input name="username"><input name="password" type="password"><button type="submit" name="login">Log in</button></form>';
const APPLIED =
  '<tfoot><tr><td><a id="remove" class="woocommerce-remove-coupon" data-coupon="five" href="/?remove_coupon=five">Remove</a></td></tr></tfoot>';
const ERROR = '<ul class="woocommerce-error" role="alert"><li>No.</li></ul>';
const REVIEWS = [review("£9.00"), review("£9.00", { result: "failure", messages: ERROR }), { reload: true }];
const ORDERS = [
  { result: "success", redirect: "/checkout/order-received/7/", order_id: 7 },
  { result: "failure", messages: ERROR, refresh: true, reload: false },
];
const LOGINS = [
  { logged_in: true, message: "" },
  { logged_in: false, message: ERROR },
];
const reviews = oddAnswers(...REVIEWS);

type Page = Awaited<ReturnType<typeof mount>>;

const TYPED = {
  "#billing_postcode": "SW1A 1AA",
  "[name=username]": "ada",
  "[name=password]": "secret",
  "#coupon_code": "ten",
};

/** Lets the visitor fill in the checkout and act; returns how often a page was loaded once all is at rest. */
async function visit(answers: readonly OddAnswer[], act: (page: Page) => void) {
  const server = oddServer(answers);
  const loads = watchLoads();
  const html = fixture
    .replace('<form class="checkout_coupon', `${LOGIN}$&`)
    .replace("</tbody></table>", `</tbody>${APPLIED}</table>`);
  const page = await mount(html);
  for (const [selector, text] of Object.entries(TYPED)) input(selector).value = text;
  holdTimers();
  act(page);
  await expectRest(page, server, loads);
  return { loads: loads(), stop: page.stop };
}

function expectTyped(...besides: readonly (keyof typeof TYPED)[]) {
  const kept = Object.entries(TYPED).filter(([selector]) => !besides.some((one) => one === selector));
  expect(kept.map(([selector]) => input(selector).value)).toEqual(kept.map(([, text]) => text));
}

const submit = (selector: string) => () => element<HTMLFormElement>(selector).requestSubmit();

/** Whether the visitor can use a part again. */
const isFree = (selector: string) =>
  !element(selector).matches(".processing, [inert], [aria-busy=true], [inert] *");

it("an order that may be placed is not said to be refused, and the form keeps what was typed and is free", async () => {
  await forAnswers(answersInTurn(oddAnswers(...ORDERS), reviews), async (answers) => {
    const { loads, stop } = await visit(answers, () => element("#place_order").click());
    const [answer] = answers as [OddAnswer];
    const { status, said } = answer;
    const isSaidSo = typeof said?.["result"] === "string" && said["result"] !== "success";
    const isRefused = status === 200 ? isSaidSo : isCertainlyRefused(answer, {});
    if (loads === 0 && !isRefused) expect(alertTexts().join()).toContain("check for any charges");
    expectTyped();
    if (loads === 0) expect(isFree("form.checkout")).toBe(true);
    stop();
  });
});

it("totals that cannot be read leave the form as it was filled in, and free", async () => {
  await forAnswers(answersInTurn(reviews), async (answers) => {
    const { stop } = await visit(answers, ({ islet }) => void islet.bus.emit("update_checkout", {}));
    expectTyped();
    expect(isFree(PAYMENT)).toBe(true);
    stop();
  });
});

it("a coupon that is refused or gets no answer stays in its field, and its box is free", async () => {
  const applied = '<div class="woocommerce-message" role="alert">Coupon code applied.</div>';
  await forAnswers(answersInTurn(oddMarkup(applied, ERROR), reviews), async (answers) => {
    const { stop } = await visit(answers, submit("form.checkout_coupon"));
    expectTyped("#coupon_code");
    const [{ status, text }] = answers as [OddAnswer];
    if (status !== 200 || !text.includes("woocommerce-message")) expectTyped();
    expect(isFree("form.checkout_coupon")).toBe(true);
    stop();
  });
});

it("a coupon that may be removed is not said to be there, and its link is free", async () => {
  const removed = '<div class="woocommerce-message" role="alert">Coupon has been removed.</div>';
  await forAnswers(answersInTurn(oddMarkup(removed, ERROR), reviews), async (answers) => {
    const { stop } = await visit(answers, () => element("#remove").click());
    const [answer] = answers as [OddAnswer];
    if (!isCertainlyRefused(answer, {})) expect(alertTexts().join()).not.toContain("could not be removed");
    expectTyped();
    expect(isFree(TABLE)).toBe(true);
    stop();
  });
});

it("a login keeps the name and the password, and its form is free until the page is loaded anew", async () => {
  await forAnswers(answersInTurn(oddAnswers(...LOGINS)), async (answers) => {
    const { loads, stop } = await visit(answers, submit("form.login"));
    const [answer] = answers as [OddAnswer];
    if (answer.said?.["logged_in"] === true && answer.status === 200) expect(loads).toBe(1);
    const isRefused = isCertainlyRefused(answer, { yes: "logged_in" });
    if (isRefused) expect(loads).toBe(0);
    else expect(alertTexts().join()).not.toContain("could not be logged in");
    expectTyped();
    if (loads === 0) expect(isFree("form.login")).toBe(true);
    stop();
  });
});
