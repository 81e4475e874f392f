import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { catalogue } from "#widgets/catalogue.ts";
import { mountMarkup } from "./mount.ts";
import { trackLeaks } from "./track-leaks.ts";
import { stopEverything, visitEverything } from "./visit.ts";

describe.each(Object.keys(catalogue))("the contract of %s", (name) => {
  it("whatever visitors do, it leaves no listener, timer or observer behind", async () => {
    vi.spyOn(navigation, "assign").mockImplementation(() => {});
    const end = stopEverything();
    const leaks = trackLeaks();
    const page = await mountMarkup(readFileSync(`widgets/${name}/fixture.html`, "utf8"));
    await visitEverything(page.settled);
    page.stop();
    await end(page.settled);
    expect(leaks()).toEqual([]);
  });
});
