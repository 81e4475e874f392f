import { describe, expect, it } from "vitest";
import { createLiveWidget } from "./live-widget.ts";

const markup = '<p>Before</p><div data-widget="tabs"><b>Wash</b></div>';
const items = [{ title: "Dry" }];
const printed = { items: [{ title: "Wash" }] };

function liveWith(given: typeof printed | null) {
  document.body.innerHTML = `<section><div>${markup}</div></section>`;
  const example = document.createElement("template");
  example.innerHTML = markup;
  const appeared: Element[] = [];
  const stage = document.querySelector("section") as HTMLElement;
  const live = createLiveWidget({
    ...{ name: "tabs", printed: given, stage, example },
    appeared: (content) => appeared.push(content),
  });
  const host = () => stage.querySelector("[data-widget]") as HTMLElement;
  return { live, host, appeared };
}

describe("the example on a gallery page", () => {
  it("stays as the server printed it until something changes, and again by a restart", () => {
    const { live, host, appeared } = liveWith(printed);
    const first = host();
    expect(live.settings()).toEqual(printed);
    live.restart();
    expect([host() === first, host().outerHTML, appeared.length]).toEqual([
      false,
      '<div data-widget="tabs"><b>Wash</b></div>',
      2,
    ]);
  });

  it("of a widget that prints itself is an empty element from the first change on", () => {
    const { live, host } = liveWith(printed);
    live.apply({ items });
    const changed = host();
    expect([changed.innerHTML, changed.dataset["settings"]]).toEqual(["", JSON.stringify({ items })]);
    expect(changed.dataset["widgetOn"]).toBe("load");
    live.apply(printed);
    expect([host(), changed.dataset["settings"]]).toEqual([changed, JSON.stringify(printed)]);
    live.restart();
    expect([host() === changed, host().innerHTML, live.settings()]).toEqual([false, "", printed]);
  });

  it("of any other widget keeps its element and what is inside", () => {
    const { live, host } = liveWith(null);
    const first = host();
    live.apply({ speed: 1 });
    expect([host(), first.outerHTML]).toEqual([
      first,
      `<div data-widget="tabs" data-settings="{&quot;speed&quot;:1}"><b>Wash</b></div>`,
    ]);
  });
});
