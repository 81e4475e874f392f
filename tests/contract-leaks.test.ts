import { describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { catalogue } from "#widgets/catalogue.ts";
import { mountFixture } from "./support/mount-fixture.ts";
import { trackLeaks } from "./support/track-leaks.ts";
import { stopEverything, visitEverything } from "./support/visit.ts";

describe.each(Object.keys(catalogue))("the contract of %s", (name) => {
  it("whatever visitors do, it leaves no listener, timer or observer behind", async () => {
    vi.spyOn(navigation, "assign").mockImplementation(() => {});
    const end = stopEverything();
    const leaks = trackLeaks();
    const page = await mountFixture(name);
    await visitEverything(page.settled);
    page.stop();
    await end(page.settled);
    expect(leaks()).toEqual([]);
  });

  it("code that arrives after its end changes nothing on the page, and starts nothing", async () => {
    vi.spyOn(navigation, "assign").mockImplementation(() => {});
    const end = stopEverything();
    const page = await mountFixture(name);
    // Each first use asks for code, which cannot be there before the next task.
    await visitEverything(async () => {});
    page.stop();
    const left = document.body.outerHTML;
    const leaks = trackLeaks();
    await page.settled();
    expect(document.body.outerHTML).toBe(left);
    await end(page.settled);
    expect(leaks()).toEqual([]);
  });
});
