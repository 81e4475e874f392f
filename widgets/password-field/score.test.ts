// @vitest-environment node
import { expect, it } from "vitest";
import { score } from "./score.ts";

it.each([
  ["abc", 0],
  ["password", 0],
  ["p4ssw0rd!", 1],
  ["plum-Tractor?41-sideways", 4],
  ["kJ8#vQ2$mP5@xL9!".repeat(40), 4],
])("the strength of %s is at least that of a guess: %i", (password, least) => {
  const found = score(password, []);
  expect(found).toBeGreaterThanOrEqual(least);
  if (least < 2) expect(found).toBeLessThan(3);
});

it("what others know of the visitor makes no strong password", () => {
  expect(score("caseycustomer", ["casey", "customer"])).toBeLessThan(score("caseycustomer", []));
});
