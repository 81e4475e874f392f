import { expect, it } from "vitest";
import { pageTexts, textsIn } from "./page-texts.mjs";

it("finds the texts that a source asks for by their keys, and those that it declares", () => {
  const source = `
    const label = context.page.text("close", "Close");
    const { text } = page;
    text("cart", "Cart");
    const TEXTS = { cart: ["failed", "It failed."] } as const satisfies Readonly<Record<string, PageText>>;
    const WEAK: PageText = ["weak", "Weak"];
    const other = ["no", "text"];
    const label = text("Label", 60);
  `;
  expect(textsIn(source, "a.ts")).toEqual([
    ["close", "Close"],
    ["cart", "Cart"],
    ["failed", "It failed."],
    ["weak", "Weak"],
  ]);
});

it("no text of the code has two different defaults", () => {
  const texts = pageTexts();
  expect(texts).toMatchObject({
    close: "Close",
    cart_update_failed: "The cart could not be updated. Please try again.",
    gallery_close: "Close (Esc)",
    password_strong: "Strong",
    menu: "Menu",
    consent_once: "Load this once",
    share_email: "Share by email",
  });
  expect(Object.keys(texts).filter((key) => !/^[a-z][a-z0-9_]*$/.test(key))).toEqual([]);
});
