import { expect, it } from "vitest";
import { phpLiteral } from "./php-literal.mjs";

it("quotes and backslashes of a text stay in it", () => {
  expect(phpLiteral("it's C:\\dir\\")).toBe("'it\\'s C:\\\\dir\\\\'");
});

it("a dollar sign or a newline has no meaning", () => {
  expect(phpLiteral("$a\n{$b}")).toBe("'$a\n{$b}'");
});

it("lists and records are arrays; nothing is null", () => {
  expect(phpLiteral({ a: [1, true], b: null, c: {} })).toBe(
    "array(\n\t'a' => array(\n\t\t1,\n\t\ttrue,\n\t),\n\t'b' => null,\n\t'c' => array(),\n)",
  );
});
