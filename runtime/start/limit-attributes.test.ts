import { expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";

vi.mock("./limit-attributes.ts", () => {
  throw new Error("lost on the way");
});

it("a page whose limit on attributes does not arrive starts no widget, and says why", async () => {
  const { problems, settled } = await mountMarkup('<p data-widget="anchors"><a href="#a">A</a></p>', {
    config: { widgets: ["anchors"] },
  });
  await settled();
  expect(JSON.stringify(problems)).toContain("page-script");
  expect(problems).toHaveLength(1);
  expect(document.querySelector("p")?.dataset["widgetState"]).toBeUndefined();
});
