import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";

const fixture = readFileSync("widgets/password-field/fixture.html", "utf8");
const library = vi.hoisted(() => ({
  score: vi.fn<(password: string, words: readonly string[]) => number>(),
}));
vi.mock("./score.ts", () => library);

/** One point for every three characters. */
beforeEach(() => {
  library.score.mockReset().mockImplementation((password) => Math.min(4, Math.floor(password.length / 3)));
});

const field = (id = "reg_password") => document.getElementById(id) as HTMLInputElement;
const button = (index = 0) =>
  document.querySelectorAll<HTMLButtonElement>(".show-password-input")[index] as HTMLButtonElement;
const labels = () =>
  [...document.querySelectorAll(".show-password-input")].map((one) => one.getAttribute("aria-label"));
const meter = () => document.querySelector(".woocommerce-password-strength");
const hint = () => document.querySelector<HTMLElement>(".woocommerce-password-hint");
const submit = () => document.querySelector("[type=submit]") as HTMLElement;

async function type(value: string) {
  field().value = value;
  field().dispatchEvent(new Event("input", { bubbles: true }));
  await vi.waitFor(() => expect(library.score).toHaveBeenLastCalledWith(value, expect.anything()));
  await vi.waitFor(() => expect(meter()?.textContent).not.toBe(""));
}
function send() {
  const event = new Event("submit", { bubbles: true, cancelable: true });
  document.querySelector("form")?.dispatchEvent(event);
  return !event.defaultPrevented;
}
const form = (names: string, inside: string, settings = {}) =>
  `<div data-widget="password-field" data-settings='${JSON.stringify(settings)}'><form class="${names}">${inside}<button type="submit">Send</button></form></div>`;

it("the strength of what has been typed over meanwhile is not shown", async () => {
  await mountMarkup(fixture);
  await type("abcdef");
  field().value = "abcdefghijkl";
  field().dispatchEvent(new Event("input", { bubbles: true }));
  field().value = "";
  field().dispatchEvent(new Event("input", { bubbles: true }));
  await vi.waitFor(() => expect(library.score).toHaveBeenLastCalledWith("abcdefghijkl", expect.anything()));
  await new Promise((resolve) => setTimeout(resolve));
  expect(meter()?.textContent).toBe("");
});

describe("a password", () => {
  it("password-field.1 is shown and hidden again, and the button's name says which", async () => {
    await mountMarkup(fixture);
    expect(labels()).toEqual(["Show password"]);
    button().click();
    expect(field().type).toBe("text");
    expect(labels()).toEqual(["Hide password"]);
    expect(button().classList.contains("display-password")).toBe(true);
    button().click();
    expect(field().type).toBe("password");
    expect(button().hasAttribute("aria-pressed")).toBe(false);
  });

  it("password-field.1 is not left readable when its form is sent", async () => {
    await mountMarkup(fixture);
    button().click();
    send();
    expect(field().type).toBe("password");
    expect(labels()).toEqual(["Show password"]);
  });

  it("password-field.1 stands in the wrapper the shop prints, and is left alone where another script was first", async () => {
    const served = '<span class="password-input"><input type="password" id="a"></span>';
    const taken =
      '<span class="password-input"><input type="password" id="b"><button type="button" class="show-password-input" aria-label="Stock"></button></span>';
    const bare = '<span class="field"><input type="password" id="c"></span>';
    await mountMarkup(`<div data-widget="password-field">${served}${taken}${bare}</div>`);
    expect(labels()).toEqual(["Show password", "Stock", "Show password"]);
    expect(document.querySelectorAll("span.password-input")).toHaveLength(3);
    expect(field("c").parentElement?.className).toContain("field");
  });

  it("password-field.1 that comes late can be shown, too; the words are the page's", async () => {
    const { settled, stop } = await mountMarkup('<div data-widget="password-field"></div>', {
      config: { i18n: { password_show: "Anzeigen" } },
    });
    const late = document.createElement("input");
    late.type = "password";
    document.querySelector("div")?.append(late);
    await settled();
    expect(labels()).toEqual(["Anzeigen"]);
    stop();
    expect(document.querySelector("div")?.children).toHaveLength(1);
  });
});

describe("the strength of a new password", () => {
  it("is told at each change, in the shop's classes and words", async () => {
    await mountMarkup(fixture);
    expect(meter()).toBeNull();
    const told = [];
    for (const password of ["ab", "abcd", "abcdef", "abcdefghi", "abcdefghijkl"]) {
      await type(password);
      await vi.waitFor(() => expect(library.score).toHaveBeenCalled());
      told.push([meter()?.className.split(" ")[1], meter()?.textContent, hint()?.hidden]);
    }
    expect(told).toEqual([
      ["short", "Very weak - Please enter a stronger password.", false],
      ["bad", "Weak - Please enter a stronger password.", false],
      ["bad", "Weak - Please enter a stronger password.", false],
      ["good", "Medium", true],
      ["strong", "Strong", true],
    ]);
    expect(field().getAttribute("aria-describedby")).toBe(meter()?.id);
  });

  it("is announced when it changes, not at each key", async () => {
    await mountMarkup(fixture);
    const changes: string[] = [];
    const texts: (Node | null | undefined)[] = [];
    for (const password of ["a", "ab", "abcd", "abcde", "abcdef", "abcdefghi"]) {
      await type(password);
      await vi.waitFor(() => expect(library.score.mock.lastCall?.[0]).toBe(password));
      await vi.dynamicImportSettled();
      if (meter()?.firstChild === texts.at(-1)) continue;
      texts.push(meter()?.firstChild);
      changes.push(meter()?.textContent ?? "");
    }
    expect(changes.map((text) => text.split(" - ")[0])).toEqual(["Very weak", "Weak", "Medium"]);
    expect(meter()?.getAttribute("role")).toBe("status");
  });

  it("is asked of a library that knows what else the visitor typed", async () => {
    await mountMarkup(fixture);
    field("reg_email").value = "casey@shop.example";
    await type("casey-casey");
    expect(library.score.mock.lastCall?.[1]).toEqual(expect.arrayContaining(["casey", "shop", "example"]));
    expect(library.score.mock.lastCall?.[1]).not.toContain("casey-casey");
  });

  it("below the shop's least strength holds the form back, and leads back to the field", async () => {
    await mountMarkup(fixture);
    await type("ab");
    expect(submit().getAttribute("aria-disabled")).toBe("true");
    expect(send()).toBe(false);
    expect(document.activeElement).toBe(field());
    await type("abcdefghi");
    expect(submit().hasAttribute("aria-disabled")).toBe(false);
    expect(send()).toBe(true);
  });

  it("below it nobody hears of the form, so that no script sends it all the same", async () => {
    await mountMarkup(fixture);
    const heard = vi.fn();
    document.querySelector("form")?.addEventListener("submit", heard);
    await type("ab");
    expect(send()).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    await type("abcdefghi");
    expect(send()).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
  });

  it("of an empty field is nothing to tell, and holds nothing back", async () => {
    const { islet } = await mountMarkup(fixture);
    const heard: string[] = [];
    for (const what of ["added", "show", "hide"] as const)
      islet.bus.on(`wc-password-strength-${what}`, () => heard.push(what));
    await type("ab");
    field().value = "";
    field().dispatchEvent(new Event("input", { bubbles: true }));
    expect([meter()?.textContent, hint()?.hidden]).toEqual(["", true]);
    expect(field().hasAttribute("aria-describedby")).toBe(false);
    expect(send()).toBe(true);
    expect(heard).toEqual(["added", "hide"]);
  });

  it.each([
    [{}, true],
    [{ stop_checkout: "1" }, false],
  ])("in the checkout, with %o, a weak one is sent: %s", async (settings, isSent) => {
    await mountMarkup(form("checkout", '<input type="password" id="account_password">', settings));
    field("account_password").value = "ab";
    field("account_password").dispatchEvent(new Event("input", { bubbles: true }));
    await vi.waitFor(() => expect(meter()?.textContent).toMatch(/^Very weak/));
    expect(send()).toBe(isSent);
  });

  it("is not told where the shop does not ask for it, nor of passwords that exist already", async () => {
    await mountMarkup(
      form("register", '<input type="password" id="reg_password">', { strength: false }) +
        form("login", '<input type="password" id="password">'),
    );
    for (const id of ["reg_password", "password"]) {
      field(id).value = "ab";
      field(id).dispatchEvent(new Event("input", { bubbles: true }));
    }
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(meter()).toBeNull();
    expect(library.score).not.toHaveBeenCalled();
  });

  it("is unknown where the library fails, and nobody is held back", async () => {
    const { problems } = await mountMarkup(fixture);
    library.score.mockImplementation(() => {
      throw new Error("no library");
    });
    await type("ab");
    expect(meter()?.textContent).toBe("Password strength unknown");
    expect(send()).toBe(true);
    expect(problems).toEqual([]);
  });

  it("goes with the widget", async () => {
    const { stop } = await mountMarkup(fixture);
    await type("ab");
    button().click();
    stop();
    expect(document.body.innerHTML.replaceAll('=""', "").trim()).toBe(fixture.trim());
    expect(send()).toBe(true);
  });
});

describe("a form for a lost password", () => {
  it("is sent once, and again after the page came back", async () => {
    const { islet } = await mountMarkup(form("lost_reset_password", '<input name="user_login">'));
    expect([send(), send()]).toEqual([true, false]);
    expect(submit().getAttribute("aria-disabled")).toBe("true");
    islet.bus.emit("page/restored", {});
    expect(submit().hasAttribute("aria-disabled")).toBe(false);
    expect(send()).toBe(true);
  });

  it("that another script holds back has not been sent", async () => {
    await mountMarkup(form("lost_reset_password", '<input name="user_login">'));
    document
      .querySelector("form")
      ?.addEventListener("submit", (event) => event.preventDefault(), { once: true });
    expect([send(), send()]).toEqual([false, true]);
  });
});

it("F19 the button and the strength are each left to another script that brings them", async () => {
  const inside = '<input type="password" id="reg_password">';
  const page = await mountMarkup(form("register", inside, { without: ["show"] }));
  await type("longer");
  expect(labels()).toEqual([]);
  page.stop();
  await mountMarkup(form("register", inside, { without: ["strength"] }));
  field().value = "longer";
  field().dispatchEvent(new Event("input", { bubbles: true }));
  await vi.dynamicImportSettled();
  expect(labels()).toEqual(["Show password"]);
  expect(meter()).toBeNull();
});
