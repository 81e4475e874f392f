/** @import { EditorControl } from "#outputs/controls/editor-widget.ts" */

import { readFileSync } from "node:fs";
import { root } from "../../root.mjs";

/** Whether one version comes after another. @param {string} one @param {string} other */
const isAfter = (one, other) => one.localeCompare(other, "en", { numeric: true }) > 0;

/**
 * What is wrong with the former names of a widget's settings: one is in use again or has ended, or an attribute could give by it
 * what only the page configuration gives.
 * @param {readonly EditorControl[]} controls
 * @param {string} version of the package
 * @returns {string[]}
 */
function formerNameFaults(controls, version) {
  const keys = new Set(controls.map(({ key }) => key));
  return controls.flatMap(({ key: now, formerly = [], givenBy, fields, item }) => [
    ...formerly.flatMap(({ key, until }) => [
      ...(keys.has(key) ? [`${key}, a former name of ${now}, is a setting`] : []),
      ...(isAfter(until, version) ? [] : [`${key}, a former name of ${now}, ends with ${until}: remove it`]),
      ...(givenBy === "page" ? [`${now} can have no former name, since attributes may not give it`] : []),
    ]),
    ...formerNameFaults([...(fields ?? []), ...(item ? [item] : [])], version),
  ]);
}

/** @returns {string} the package's version */
function ownVersion() {
  const { version } = /** @type {{ version: string }} */ (
    JSON.parse(readFileSync(`${root}package.json`, "utf8"))
  );
  return version;
}

/**
 * @param {Readonly<Record<string, { readonly controls: readonly EditorControl[] }>>} widgets
 * @throws with what is wrong
 */
export function checkFormerNames(widgets, version = ownVersion()) {
  const faults = Object.entries(widgets).flatMap(([name, { controls }]) =>
    formerNameFaults(controls, version).map((fault) => `widgets/${name}/settings.ts: ${fault}.`),
  );
  if (faults.length > 0) throw new Error(faults.join("\n"));
}
