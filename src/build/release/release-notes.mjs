/** The heading of what is not released yet: `## 0.2.0 (unreleased)` or `## Unreleased`. */
const UNRELEASED = /^## (?:\d+\.\d+\.\d+ \(unreleased\)|Unreleased)$/m;
/** The heading of a version, with its day. */
const RELEASED = /^## (\d+\.\d+\.\d+) \(\d{4}-\d\d-\d\d\)$/m;

/** @typedef {"major" | "minor" | "patch"} Step */

/** @type {readonly Step[]} */
export const STEPS = ["major", "minor", "patch"];

/** The newest version that a change log names with its day; `0.0.0` before the first. @param {string} changelog */
export const lastRelease = (changelog) => RELEASED.exec(changelog)?.[1] ?? "0.0.0";

/** The version after another (semver.org). @param {string} version @param {Step} step */
export function versionAfter(version, step) {
  const place = STEPS.indexOf(step);
  const numbers = version.split(".").map(Number);
  return STEPS.map(
    (_, index) => (numbers[index] ?? 0) * Number(index <= place) + Number(index === place),
  ).join(".");
}

/** What a change log says of what is not released yet; empty if that is nothing. @param {string} changelog */
export function unreleasedNotes(changelog) {
  const [, after = ""] = changelog.split(UNRELEASED);
  const [notes = ""] = after.split(/^## /m);
  return notes.trim();
}

/**
 * Gives what is not released yet its version and its day.
 * @param {string} changelog @param {string} version @param {string} day such as 2026-12-31
 */
export const withRelease = (changelog, version, day) =>
  changelog.replace(UNRELEASED, `## ${version} (${day})`);

/**
 * The plugin's readme with a section of a version: what the change log says of editors. One that is there stays.
 * @param {string} readme @param {string} version @param {string} notes of the version
 */
export function withPluginNotes(readme, version, notes) {
  if (readme.includes(`\n= ${version} =\n`)) return readme;
  const [, editors = ""] = notes.split(/^### Editors$/m);
  const [lines = ""] = editors.split(/^### /m);
  const items = lines.trim().replaceAll(/\n +/g, " ").replaceAll(/^- /gm, "* ");
  return readme.replace(
    "== Changelog ==\n",
    () => `== Changelog ==\n\n= ${version} =\n${items || "* Small improvements."}\n`,
  );
}
