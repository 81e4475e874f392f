import { describe, expect, it } from "vitest";
import { replaceSettings, settingsIn } from "./replace-settings.ts";

const example = `<h2 class="a>b">Sale</h2>
<div id="sale" data-widget="countdown sticky" data-settings='{"end_date":1}' hidden>
  <p data-widget="countdown">inside</p>
</div>`;

describe("the source of an example with other settings", () => {
  it("changes the first marker of the widget and nothing else", () => {
    expect(replaceSettings(example, "sticky", { offset: 4 })).toBe(
      example.replace('{"end_date":1}', '{"offset":4}'),
    );
  });

  it("adds settings to a marker that has none", () => {
    expect(replaceSettings(`<ul class='x' data-widget='tabs'>`, "tabs", { a: 1 })).toBe(
      `<ul class='x' data-widget='tabs' data-settings='{"a":1}'>`,
    );
  });

  it("takes settings away", () => {
    expect(replaceSettings(example, "countdown", null)).toBe(
      example.replace(` data-settings='{"end_date":1}'`, ""),
    );
  });

  it("leaves text alone that no attribute can hold as it is", () => {
    const settings = { message: `It's $& <b>50 %</b> &amp; "off"` };
    const holder = document.createElement("template");
    holder.innerHTML = replaceSettings(example, "countdown", settings);
    const attribute = holder.content.querySelector("#sale")?.getAttribute("data-settings");
    expect(JSON.parse(attribute ?? "")).toEqual(settings);
  });

  it("reads a tag to its end, whatever its values hold", () => {
    const tag = `<div title="1 > 0" data-settings='{"text":"a > b"}' data-widget="popup">`;
    expect(replaceSettings(tag, "popup", { id: 7 })).toBe(
      `<div title="1 > 0" data-widget="popup" data-settings='{"id":7}'>`,
    );
  });

  it("reads the settings of the first marker, in whatever quotes they stand", () => {
    expect(settingsIn(example, "sticky")).toEqual({ end_date: 1 });
    const quoted = `<i data-widget="tabs" data-settings="{&quot;a&quot;:&quot;It&#39;s &lt;b&gt; &amp;amp;&quot;}">`;
    expect(settingsIn(quoted, "tabs")).toEqual({ a: "It's <b> &amp;" });
    expect([settingsIn(example, "count"), settingsIn(`<i data-widget="tabs">`, "tabs")]).toEqual([
      null,
      null,
    ]);
  });

  it("knows a widget by its whole name", () => {
    expect(replaceSettings(example, "count", { a: 1 })).toBe(example);
  });
});
