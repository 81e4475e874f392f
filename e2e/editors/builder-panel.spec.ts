import type { Frame, Page } from "@playwright/test";
import type { Builder } from "#fixtures/wordpress/builder/editor.ts";
import { panelWidgets } from "#wordpress/editor/elementor/builder.ts";
import {
  builderData,
  type Change,
  changesOf,
  exampleValues,
  openBuilder,
} from "../support/builder-editor.ts";
import { countStarted } from "../support/count-started.ts";
import { expect, expectQuiet, test } from "../support/test.ts";

/** Runs a command of the editor, in its own window. */
function run<Name extends keyof Builder>(page: Page, name: Name, ...given: Parameters<Builder[Name]>) {
  return page.evaluate(
    ([command, parameters]) => {
      const { builder } = window as unknown as { builder: Record<string, (...all: unknown[]) => unknown> };
      return builder[command]?.(...parameters) as string;
    },
    [name, given] as const,
  );
}

const host = (frame: Frame, id: string) => frame.locator(`.elementor-element-${id} > [data-widget]`);

const settingsOf = async (frame: Frame, id: string) =>
  JSON.parse((await host(frame, id).getAttribute("data-settings")) ?? "{}") as Record<string, unknown>;

const isMounted = (frame: Frame, id: string) =>
  expect(host(frame, id), id).toHaveAttribute("data-widget-state", "mounted");

/** Keeps the host's node, to tell later whether it is the same. */
const keepNode = (frame: Frame, id: string) =>
  host(frame, id).evaluate((element) => Object.assign(window, { kept: element }) && undefined);

const isKept = (frame: Frame, id: string) =>
  host(frame, id).evaluate((element) => element === Reflect.get(window, "kept"));

/** Changes every control that keeps the node, then undoes and redoes all. */
async function changeAll(
  page: Page,
  frame: Frame,
  { id, changes }: { id: string; changes: readonly Change[] },
) {
  const before = await settingsOf(frame, id);
  await keepNode(frame, id);
  for (const { name, value } of changes) await run(page, "set", id, { [name]: value });
  const after = await settingsOf(frame, id);
  for (const _ of changes) await run(page, "undo");
  expect(await settingsOf(frame, id)).toEqual(before);
  for (const _ of changes) await run(page, "redo");
  expect(await settingsOf(frame, id)).toEqual(after);
  expect(await isKept(frame, id), `${id} keeps its node`).toBe(true);
  await isMounted(frame, id);
  return after;
}

test("every element of the builder's panel is placed, changed in each control, undone, redone, drawn anew, duplicated, dragged and deleted", async ({
  page,
  cms,
  dist,
  makePage,
}) => {
  test.slow();
  const { manifest, ...data } = await builderData(dist);
  const started = await countStarted(page);
  const frame = await openBuilder(page, data, { cms, dist, makePage });
  const elements = Object.values(data.widgets).filter(({ place }) => place === "element");
  expect(elements.length).toBeGreaterThan(0);
  const left: number[] = [];

  for (const round of [1, 2]) {
    for (const widget of elements) {
      const examplesOf = ({ name }: { name: string }) => ({
        examples: manifest.widgets[name]?.examples ?? [],
        prefix: data.prefix,
      });
      const placed = exampleValues(widget, examplesOf(widget));
      const changes = panelWidgets(data, widget).flatMap((one) => changesOf(one, examplesOf(one), placed));
      const id = await run(page, "add", widget.name, placed);
      await isMounted(frame, id);
      if (round === 1) {
        const after = await changeAll(page, frame, {
          id,
          changes: changes.filter(({ hasRows }) => !hasRows),
        });
        expect(Object.keys(after).length, `${widget.name}: settings from the panel`).toBeGreaterThan(0);
      }
      const copy = await run(page, "duplicate", id);
      await expect(host(frame, copy)).toHaveAttribute("data-widget-key", copy);
      await run(page, "move", copy, 0);
      for (const { name, value } of changes.filter(({ hasRows }) => hasRows)) {
        await run(page, "set", copy, { [name]: value });
        await expect.poll(() => settingsOf(frame, copy)).not.toEqual(await settingsOf(frame, id));
        await run(page, "undo");
        await expect.poll(() => settingsOf(frame, copy)).toEqual(await settingsOf(frame, id));
      }
      await run(page, "delete", id);
      await run(page, "undo");
      await expect(host(frame, id)).toHaveCount(1);
      await run(page, "delete", id);
      await run(page, "delete", copy);
      await expect(frame.locator("[data-widget-key]")).toHaveCount(0);
    }
    left.push(await started(frame));
  }

  expect(left[1], "what stopped widgets leave behind does not grow").toBeLessThanOrEqual(left[0] ?? 0);
  await expectQuiet(page);
});
