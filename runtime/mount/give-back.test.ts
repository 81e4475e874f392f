import { describe, expect, it } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";
import { fixtureOf } from "#tests/support/mount-fixture.ts";

const HOST = '<nav data-widget="sticky-header" data-widget-state="mounted">Home</nav>';
const SLIDES = fixtureOf("carousel");

const note = (was: unknown) => JSON.stringify(was).replaceAll('"', "&quot;");
const element = () => document.querySelector("#e") as HTMLElement;

describe("a page that is printed with notes of what was changed", () => {
  it("gives no attribute that runs something, shows another's page or lays something over this one", async () => {
    const was = {
      onclick: "alert(1)",
      href: "javascript:alert(1)",
      srcdoc: "<script></script>",
      "data-settings": "{}",
      "data-widget": "popup",
      "style:position": "fixed",
      "style:display": "block",
      role: "button",
    };
    await mountMarkup(`${HOST}<a id="e" data-widget-was="${note(was)}">Wool</a>`);
    expect(element().outerHTML).toBe('<a id="e" style="display: block;" role="button">Wool</a>');
  });

  it.each(["", "{", "null", "[]", "7", '{"":false}', '{".":true}', '{". a b":true}', '{"style:":""}'])(
    "runs with the note %s",
    async (text) => {
      const { problems } = await mountMarkup(
        `${HOST}<p id="e" data-widget-was="${text.replaceAll('"', "&quot;")}">Wool</p>`,
      );
      expect(problems).toEqual([]);
      expect(document.querySelector("nav")?.dataset["widgetState"]).toBe("mounted");
    },
  );

  it("keeps what runs beside what a script has printed again", async () => {
    const { settled } = await mountMarkup(`${SLIDES}<div id="e"></div>`);
    const arrows = () => document.querySelectorAll(".islet-carousel__arrow");
    const [first] = arrows();
    element().innerHTML = document.querySelector("[data-widget]")?.outerHTML ?? "";
    await settled();
    expect(arrows()).toHaveLength(4);
    expect(arrows()[0]).toBe(first);
  });

  it("starts a widget anew of which a script has taken the state only", async () => {
    const { settled } = await mountMarkup(SLIDES);
    const before = document.body.innerHTML.replaceAll(/islet-\d+/g, "");
    document.querySelector("[data-widget]")?.removeAttribute("data-widget-state");
    await settled();
    expect(document.body.innerHTML.replaceAll(/islet-\d+/g, "")).toHaveLength(before.length);
  });

  it.each(["", ' id="belts"'])("starts a page anew that a script prints again%s", async (id) => {
    const { settled } = await mountMarkup(SLIDES.replace("<div", `<div${id}`));
    const count = () => document.querySelectorAll("button").length;
    const before = count();
    document.body.innerHTML += "";
    await settled();
    expect(count()).toBe(before);
  });
});
