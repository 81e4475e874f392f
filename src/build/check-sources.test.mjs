import { expect, it } from "vitest";
import { checkCatalogue, fileFaults } from "./check-sources.mjs";

/** @type {Record<string, string | undefined>} */
const whole = {
  "index.ts": "",
  "settings.ts": "",
  "editor.ts": "",
  "fixture.html": '<p data-widget="tooltip read-time">1</p>',
  "README.md":
    "# read-time\n\n## Markup\n\n## Settings\n\n## Events\n\n## Keyboard and screen readers\n\n## Without JavaScript\n",
};
/** @param {typeof whole} change */
const faultsOf = (change) => fileFaults("read-time", (_name, file) => ({ ...whole, ...change })[file]);

it("a widget with all its files has no fault", () => {
  expect(faultsOf({})).toEqual([]);
});

it.each([
  [
    { "editor.ts": undefined, "README.md": undefined },
    "widgets/read-time has no editor.ts and no README.md.",
  ],
  [
    { "README.md": whole["README.md"]?.replace("## Events", "## Event") },
    'widgets/read-time/README.md has no heading "Events".',
  ],
  [
    { "fixture.html": '<p data-widget="read-times">1</p>' },
    'widgets/read-time/fixture.html has no element with data-widget="read-time".',
  ],
])("what is missing is named before anything is bundled: %#", (change, sentence) => {
  expect(faultsOf(change)).toEqual([sentence]);
});

it("a folder of a widget that the catalogue does not name is a fault", () => {
  expect(() => checkCatalogue([{ name: "popup" }], ["popup"])).not.toThrow();
  expect(() => checkCatalogue([{ name: "popup" }], ["popup", "read-time"])).toThrow("for read-time");
});
