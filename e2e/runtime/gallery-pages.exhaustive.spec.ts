import type { EditorControl } from "#outputs/controls/editor-widget.ts";
import { approach, log, names, openForm, widgets } from "../support/gallery.ts";
import { groupsOf, inOnePage } from "../support/in-one-page.ts";
import { expect, expectNoAxeViolations, test, troubles } from "../support/test.ts";
import { waitForEntrance } from "../support/wait-for-entrance.ts";

/** Every kind of control among these and in them, with what it is inside. */
const kindsIn = (controls: readonly EditorControl[], outer = ""): string[] =>
  controls.flatMap(({ control, responsive = false, fields = [], item }) => [
    `${outer} ${control} ${responsive}`,
    ...kindsIn([...fields, ...(item ? [item] : [])], `${outer} ${control}`),
  ]);

const seenControls = new Set<string>();
/** Widgets whose forms have, together, every kind of control that any form has. */
const withAllControls = names.filter((name) => {
  const isNew = (kind: string) => !seenControls.has(kind) && seenControls.add(kind);
  return kindsIn(widgets[name]?.controls ?? []).filter(isNew).length > 0;
});

for (const group of groupsOf(names))
  test(`${group.join(", ")} has a page: it mounts under the strict policy, its settings are described, axe finds nothing in its form`, async ({
    page,
  }) =>
    inOnePage(page, group, async (name) => {
      const answer = await page.goto(`/gallery/${name}/`);
      expect(answer?.headers()["content-security-policy"]).toContain("require-trusted-types-for 'script'");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(widgets[name]?.editor.title ?? "");
      const host = await approach(page, name);
      await expect(host).toHaveAttribute("data-widget-state", "mounted");
      await expect(log(page)).toContainText(`islet:mounted {"widget":"${name}`);
      await openForm(page);
      expect(await page.locator("#gallery-markup").textContent()).toBe(widgets[name]?.example);
      const described = await page
        .locator(".gallery-settings > div:has(dd p:not(.gallery-value)) dt")
        .allTextContents();
      expect(described).toEqual(
        expect.arrayContaining((widgets[name]?.controls ?? []).map(({ key }) => key)),
      );
      // Forms are made of the same controls, the rest of a page is the same, and the contract has axe look at examples.
      if (withAllControls.includes(name)) {
        await waitForEntrance(page);
        await expectNoAxeViolations(page);
      }
      const { pageErrors, policyViolations, outsideRequests } = troubles(page);
      expect({ pageErrors, policyViolations, outsideRequests }).toEqual({
        pageErrors: [],
        policyViolations: [],
        outsideRequests: [],
      });
    }));
