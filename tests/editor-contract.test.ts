import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { exampleHosts, examplePowers } from "#outputs/gallery/example-hosts.ts";
import { snakeCase } from "#runtime/settings/snake-case.ts";
import { catalogue } from "#widgets/catalogue.ts";
import type { AnyEditor } from "../src/build/bundle/widgets/any-words.ts";
import { replaceSettings } from "../src/outputs/gallery/replace-settings.ts";
import { startOnPage } from "./support/mount.ts";

const config = { is_editor: true, allowed_hosts: exampleHosts, widget_settings: examplePowers };
const names = Object.keys(catalogue);

/** A value that every control rejects. */
const WRONG = [[[1]]];

const editors = new Map(
  await Promise.all(
    names.map(async (name) => {
      const { editor } = (await import(`../widgets/${name}/editor.ts`)) as { editor: AnyEditor };
      return [name, editor] as const;
    }),
  ),
);
/** The settings of each widget: what else its words name is content, which an element with markup does not read. */
const settings = new Map(
  await Promise.all(
    Object.entries(catalogue).map(async ([name, entry]) => {
      const { default: widget } = await entry.load();
      return [name, Object.keys(widget.settings.shape)] as const;
    }),
  ),
);
const settingsOf = (name: string) => (settings.get(name) ?? []).map(snakeCase);

const fixtureOf = (name: string) => readFileSync(`widgets/${name}/fixture.html`, "utf8");
const examplesOf = (name: string): readonly Record<string, unknown>[] =>
  existsSync(`widgets/${name}/examples.json`)
    ? (
        JSON.parse(readFileSync(`widgets/${name}/examples.json`, "utf8")) as {
          settings: Record<string, unknown>;
        }[]
      ).map(({ settings }) => settings)
    : [];

const hostsOf = (name: string) => [
  ...document.body.querySelectorAll<HTMLElement>(`[data-widget~="${name}"]`),
];

/** The elements of the page that an editor owns: what stands in for a widget until it has drawn is the widget's. */
const ownedBy = (name: string) => {
  const elements = [...document.body.querySelectorAll<HTMLElement>("*")];
  if (editors.get(name)?.content === "inner") return elements;
  const hosts = hostsOf(name);
  return elements.filter((element) => !hosts.some((host) => host !== element && host.contains(element)));
};

const isHidden = (element: HTMLElement) =>
  element.hidden ||
  element.inert ||
  element.getAttribute("aria-hidden") === "true" ||
  /(?:^|;\s*)(?:display:\s*none|visibility:\s*hidden|opacity:\s*0)\s*(?:;|$)/.test(
    element.getAttribute("style") ?? "",
  );

/** Remembers where each element is, and whether it is hidden; returns what tells those that are moved or hidden since. */
function watchPlaces(elements: readonly HTMLElement[]): () => readonly unknown[] {
  const places = () =>
    elements.map((element) => ({
      parent: element.parentElement,
      order: [...(element.parentElement?.children ?? [])].filter((other) =>
        elements.includes(other as never),
      ),
      isHidden: isHidden(element),
    }));
  const before = places();
  return () => {
    const after = places();
    return before.flatMap(({ parent, order, isHidden: wasHidden }, index) => {
      const now = after[index];
      const text = elements[index]?.outerHTML.slice(0, 80);
      const isMoved = now?.parent !== parent || now?.order.some((other, at) => other !== order[at]);
      return isMoved ? [["moved", text]] : now?.isHidden && !wasHidden ? [["hidden", text]] : [];
    });
  };
}

const statesOf = (name: string) => hostsOf(name).map(({ dataset }) => dataset["widgetState"]);
const sentencesOf = (name: string) => hostsOf(name).map(({ dataset }) => dataset["widgetProblem"] ?? null);
/** Writes settings of this widget on its elements as a panel does, over those of the fixture. */
function write(hosts: ReadonlyMap<HTMLElement, object>, settings: object) {
  for (const [host, own] of hosts)
    host.setAttribute("data-settings", JSON.stringify({ ...own, ...settings }));
}

/** The fixture in an editor, with settings of the page configuration, and without it the fixture's own. */
async function open(name: string, settings?: object) {
  const fixture = fixtureOf(name);
  document.body.innerHTML = settings ? replaceSettings(fixture, name, null) : fixture;
  const moved = watchPlaces(ownedBy(name));
  const hosts = new Map(
    hostsOf(name).map((host) => [
      host,
      JSON.parse(host.getAttribute("data-settings") || "{}") as Record<string, unknown>,
    ]),
  );
  const page = await startOnPage({
    config: { ...config, ...(settings && { widget_settings: { [name]: settings } }) },
  });
  const mounted = [...hosts].map(() => "mounted");
  return { ...page, hosts, moved, mounted };
}

describe.each(names)("in an editor, %s", (name) => {
  it("moves and hides nothing of what the editor owns", async () => {
    for (const settings of [undefined, ...examplesOf(name)]) {
      const { moved, mounted, stop } = await open(name, settings);
      expect(statesOf(name)).toEqual(mounted);
      expect(moved()).toEqual([]);
      stop();
    }
  });

  it.runIf(settingsOf(name).length)("runs on in its element with each setting that changes", async () => {
    for (const example of examplesOf(name)) {
      const { hosts, moved, mounted, settled, stop, problems } = await open(name, example);
      for (const key of Object.keys(example)) {
        write(hosts, { [key]: example[key] });
        await settled();
        expect([key, statesOf(name), hostsOf(name)]).toEqual([key, mounted, [...hosts.keys()]]);
        expect([key, moved(), sentencesOf(name)]).toEqual([key, [], mounted.map(() => null)]);
      }
      expect(
        problems.filter(({ code }) => code !== "withheld" && code !== "widget").map(({ message }) => message),
      ).toEqual([]);
      stop();
    }
  });

  it.runIf(settingsOf(name).length)(
    "shows in its place which setting is wrong, tells it to the panel, and runs again with a right one",
    async () => {
      const { hosts, mounted, problems, settled } = await open(name);
      for (const key of settingsOf(name)) {
        const before = problems.length;
        write(hosts, { [key]: WRONG });
        await settled();
        const told = problems
          .slice(before)
          .filter((problem) => problem.code === "settings" && problem.widget === name);
        expect([key, told.length]).toEqual([key, hosts.size]);
        for (const path of told.flatMap(({ paths = ["none"] }) => paths))
          expect([path, path.split(/[[.]/)[0]]).toEqual([path, key]);
        for (const sentence of sentencesOf(name))
          expect([key, sentence]).toEqual([key, expect.stringContaining(key.replaceAll("_", " "))]);
        write(hosts, {});
        await settled();
        expect([key, statesOf(name), sentencesOf(name)]).toEqual([key, mounted, mounted.map(() => null)]);
      }
    },
  );
});
