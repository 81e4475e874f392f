import { expect, it } from "vitest";
import { z } from "zod";
import { defineWidget } from "#runtime/widget.ts";
import { mountMarkup } from "#tests/support/mount.ts";

/** A widget that shows on which element it has started. */
const signing = defineWidget({
  name: "signing",
  settings: z.object({}),
  enhance: (host) => host.classList.add("signed"),
});
const widgets = {
  signing: { kind: "enhancer" as const, when: "load", load: () => Promise.resolve({ default: signing }) },
};

const attributesOf = (element: Element) => element.getAttributeNames().filter((name) => name !== "class");

it("the body that a marker finds gets its widget and no attribute: the whole page would be styled again", async () => {
  const host = document.body;
  const before = attributesOf(host);
  const { stop } = await mountMarkup("<main>Wool</main>", {
    config: { markers: [{ selector: "body", widget: "signing" }] },
    widgets,
  });
  expect(host.classList).toContain("signed");
  expect(attributesOf(host)).toEqual(before);
  stop();
  host.classList.remove("signed");
});
