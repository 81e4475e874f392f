import { expect, it } from "vitest";
import { callPhp, hasPhp } from "./php.ts";
import { placedWidgets } from "./placed-widgets.ts";

/** The widgets that go on a block of WordPress. */
const extensionsOf = (...blocks: readonly string[]) =>
  callPhp(
    placedWidgets,
    blocks.map((block) => ["extensions", block]),
  ).map((answer) => JSON.parse(answer) as string[]);

it.runIf(hasPhp)(
  "blocks with an inside of their own enter, move and stick as a whole, and take nothing more",
  () => {
    const blocks = ["accordion", "buttons", "details", "media-text", "query", "tabs"].map(
      (name) => `core/${name}`,
    );
    for (const names of extensionsOf(...blocks))
      expect(names.toSorted()).toEqual(["motion-effects", "reveal", "sticky"]);
    const [group, table] = extensionsOf("core/group", "core/table");
    expect(group).toEqual(expect.arrayContaining(["accordion", "reveal"]));
    expect(table).toEqual([]);
  },
);
