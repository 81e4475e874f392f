import { hostOf, widgets } from "../built-widgets.ts";
import { accountScenarios } from "../scenarios/account.ts";
import { contentScenarios } from "../scenarios/content.ts";
import { listScenarios } from "../scenarios/lists.ts";
import { navigationScenarios } from "../scenarios/navigation.ts";
import { orderScenarios } from "../scenarios/orders.ts";
import { productScenarios } from "../scenarios/products.ts";
import { sharingScenarios } from "../scenarios/sharing.ts";
import { engineName, expect, expectNoTroubles, test } from "../test.ts";

const scenarios = {
  ...contentScenarios,
  ...sharingScenarios,
  ...listScenarios,
  ...navigationScenarios,
  ...productScenarios,
  ...orderScenarios,
  ...accountScenarios,
};

test("every widget has a scenario", () => {
  expect(Object.keys(scenarios).toSorted()).toEqual([...widgets.keys()].toSorted());
});

/** React writes what a translator has replaced in another way than Preact does. */
const islandEngines = engineName === "translated" ? ["React", "Preact"] : ["React"];

const visits = Object.entries(scenarios).flatMap(([name, scenario]) =>
  islandEngines.map((islandEngine) => ({ name, islandEngine, ...scenario })),
);

for (const { name, islandEngine, promise, path, act } of visits)
  test(`${name} ${promise}${islandEngine === "React" ? "" : `, with ${islandEngine}`}`, async ({
    visitor,
  }) => {
    if (islandEngine === "Preact") await visitor.goto("/gallery/?engine=lite");
    await visitor.goto(path ?? `/gallery/${name}/`);
    // One that waits for the visitor is not to be helped.
    if (!path && widgets.get(name) !== "interaction")
      await expect
        .poll(() =>
          visitor.evaluate(
            (host) => document.querySelector(host)?.getAttribute("data-widget-state"),
            hostOf(name),
          ),
        )
        .toBe("mounted");
    await act(visitor);
    await expectNoTroubles(visitor);
  });
