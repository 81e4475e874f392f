import { expect, it } from "vitest";
import { fixtureOf, mountFixture } from "./mount-fixture.ts";

it("a contract does not go on with a fixture that does not mount, and says why", async () => {
  const html = '<p data-widget="scroll-up">Up</p>';
  await expect(mountFixture("scroll-up", { html })).rejects.toThrow(
    /widgets\/scroll-up\/fixture\.html must hold all .* hold, a link/s,
  );
  await expect(mountFixture("scroll-up", { html: "<p>Up</p>" })).rejects.toThrow("it has no marker");
  await expect(mountFixture("scroll-up", { html: fixtureOf("scroll-up") })).resolves.toBeDefined();
});
