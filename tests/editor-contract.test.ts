import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogue } from "#widgets/catalogue.ts";
import type { AnyEditor } from "../src/build/bundle/any-words.ts";
import { exampleHosts } from "#demo/example-hosts.ts";
import { replaceSettings } from "../src/demo/replace-settings.ts";
import { startOnPage } from "./mount.ts";

const config = { is_editor: true, allowed_hosts: exampleHosts };

/** Widgets inside of which an editor puts elements of its own. */
const around = (
  await Promise.all(
    Object.keys(catalogue).map(async (name) => {
      const { editor } = (await import(`../widgets/${name}/editor.ts`)) as { editor: AnyEditor };
      return editor.content === "inner" ? name : [];
    }),
  )
).flat();

/** Its panels open by presses in an editor, too: an editor fills them. */
const OPENS = "mega-menu";

const fixtureOf = (name: string) => readFileSync(`widgets/${name}/fixture.html`, "utf8");
const examplesOf = (name: string) =>
  existsSync(`widgets/${name}/examples.json`)
    ? (JSON.parse(readFileSync(`widgets/${name}/examples.json`, "utf8")) as { settings: object }[])
    : [];

const isHidden = (element: HTMLElement) =>
  element.hidden ||
  element.inert ||
  element.getAttribute("aria-hidden") === "true" ||
  /(?:^|;\s*)(?:display:\s*none|visibility:\s*hidden|opacity:\s*0)\s*(?:;|$)/.test(
    element.getAttribute("style") ?? "",
  );

/** Where each element of the page is, and whether it is hidden. */
const placesOf = (elements: readonly HTMLElement[]) =>
  elements.map((element) => ({
    element,
    parent: element.parentElement,
    order: [...(element.parentElement?.children ?? [])].filter((other) => elements.includes(other as never)),
    isHidden: isHidden(element),
  }));

describe("in an editor", () => {
  it.each(around.filter((name) => name !== OPENS))(
    "%s moves and hides nothing of what it holds",
    async (name) => {
      const results: unknown[] = [];
      for (const settings of [undefined, ...examplesOf(name).map((example) => example.settings)]) {
        document.body.innerHTML = settings ? replaceSettings(fixtureOf(name), name, null) : fixtureOf(name);
        const elements = [...document.body.querySelectorAll<HTMLElement>("*")];
        const before = placesOf(elements);
        const page = await startOnPage({
          config: { ...config, ...(settings && { widget_settings: { [name]: settings } }) },
        });
        const hosts = elements.filter((element) => element.dataset["widget"]?.split(" ").includes(name));
        expect(hosts.map(({ dataset }) => dataset["widgetState"])).toEqual(hosts.map(() => "mounted"));
        const after = placesOf(elements);
        for (const [index, { element, parent, order, isHidden: wasHidden }] of before.entries()) {
          const now = after[index];
          const isMoved = now?.parent !== parent || now?.order.some((other, at) => other !== order[at]);
          if (isMoved) results.push(["moved", element.outerHTML.slice(0, 80)]);
          else if (now?.isHidden && !wasHidden) results.push(["hidden", element.outerHTML.slice(0, 80)]);
        }
        page.stop();
      }
      expect(results).toEqual([]);
    },
  );
});
