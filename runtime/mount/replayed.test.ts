import { expect, it } from "vitest";
import * as z from "zod/mini";
import { mountMarkup } from "#tests/support/mount.ts";
import { defineWidget } from "../widget.ts";

const choose = (value: string) => {
  const select = document.querySelector("select") as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
};

/** A widget that notes what visitors choose in its host. */
function noting(name: string, heard: string[]) {
  return defineWidget({
    name,
    settings: z.object({}),
    enhance(host, _settings, { listen }) {
      listen(host, "change", ({ target }) => heard.push(`${name}: ${(target as HTMLSelectElement).value}`));
    },
  });
}

it("runtime.12 a choice that was kept for a widget is news to that widget only, and what it has heard itself to none", async () => {
  const heard: string[] = [];
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const load = async () => ({ default: noting("late", heard) });
  const { settled } = await mountMarkup(
    "<div data-widget='late' data-widget-on='interaction'><select><option>a<option>b<option>c</select></div>",
    {
      config: { markers: [{ selector: "div", widget: "early", on: "load" }] },
      widgets: {
        early: {
          kind: "enhancer",
          when: "load",
          load: () => Promise.resolve({ default: noting("early", heard) }),
        },
        late: { kind: "enhancer", when: "interaction", load: () => arrived.then(load) },
      },
    },
  );
  choose("b");
  expect(heard).toEqual(["early: b"]);
  document.addEventListener("islet:mounted", () => choose("c"), { once: true });
  arrive();
  await settled();
  expect(heard).toEqual(["early: b", "early: c", "late: c", "late: c"]);
});
