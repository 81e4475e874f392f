/** @import { Identifier, SimpleSupportStatement, SupportStatement } from "@mdn/browser-compat-data/types" */

/** The oldest browsers that Islet supports; the README names them. */
export const OLDEST_BROWSERS = {
  chrome: "109",
  firefox: "115",
  safari: "16.4",
  safari_ios: "16.4",
};

/**
 * Whether one of the oldest browsers lacks a feature.
 * @param {Identifier | undefined} feature of MDN's data
 */
export function isLacked(feature) {
  const support = feature?.__compat?.support;
  return BROWSERS.some(
    (browser) => support !== undefined && !isSupported(support[browser], OLDEST_BROWSERS[browser]),
  );
}

/**
 * What MDN's data has below a feature.
 * @param {Identifier | undefined} owner
 */
export const members = (owner) =>
  /** @type {[name: string, feature: Identifier][]} */ (Object.entries(owner ?? {})).filter(
    ([name]) => name !== "__compat",
  );

const BROWSERS = /** @type {(keyof typeof OLDEST_BROWSERS)[]} */ (Object.keys(OLDEST_BROWSERS));

/**
 * A statement about a prefix, another name or a setting of the browser says nothing about the feature itself.
 * @param {SupportStatement | undefined} statements @param {string} version
 */
function isSupported(statements, version) {
  /** @type {SimpleSupportStatement[]} */
  const all = [statements ?? []].flat();
  return all.some((statement) => {
    const { version_added: added, version_removed: removed } = statement;
    if (statement.flags || statement.prefix || statement.alternative_name) return false;
    return isUpTo(added, version) && !isUpTo(removed, version);
  });
}

/** Whether a version, such as `16.4` or `≤37`, is not after another. @param {string | false | undefined} version @param {string} other */
function isUpTo(version, other) {
  if (typeof version !== "string" || !/^≤?\d/.test(version)) return false;
  const [major = 0, minor = 0] = version.replace("≤", "").split(".").map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split(".").map(Number);
  return major < otherMajor || (major === otherMajor && minor <= otherMinor);
}
