import { hostOf, widgets } from "../built-widgets.ts";
import { accountScenarios } from "../scenarios/account.ts";
import { contentScenarios } from "../scenarios/content.ts";
import { listScenarios } from "../scenarios/lists.ts";
import { navigationScenarios } from "../scenarios/navigation.ts";
import { orderScenarios } from "../scenarios/orders.ts";
import { productScenarios } from "../scenarios/products.ts";
import { sharingScenarios } from "../scenarios/sharing.ts";
import { expect, expectNoTroubles, test } from "../test.ts";

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

for (const [name, { promise, path, act }] of Object.entries(scenarios))
  test(`${name} ${promise}`, async ({ visitor }) => {
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
