import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const wcag22AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Expects that axe finds no breach of WCAG 2.2 A or AA.
 * @param selector the part of the page to check; the whole page if left out
 */
export async function expectNoAxeViolations(page: Page, selector?: string): Promise<void> {
  // Without this, each analysis opens a page of its own, which only frames of other origins need.
  const builder = new AxeBuilder({ page })
    // Of what passes, each rule would otherwise describe every element.
    .options({ resultTypes: ["violations"] })
    .withTags(wcag22AA)
    .setLegacyMode();
  const { violations } = await (selector ? builder.include(selector) : builder).analyze();
  expect(violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map((node) => node.html) }))).toEqual(
    [],
  );
}
