/** The oldest browsers that Islet supports; the README names them. */
export const OLDEST = {
  chrome: "109",
  firefox: "115",
  safari: "16.4",
  safari_ios: "16.4",
};

/**
 * Whether one of the oldest browsers lacks a feature.
 * @param {object | undefined} feature of MDN's data
 */
export function isLacked(feature) {
  const support = feature?.__compat?.support;
  return Object.entries(OLDEST).some(
    ([browser, version]) => support !== undefined && !isSupported(support[browser], version),
  );
}

/** A statement about a prefix, another name or a setting of the browser tells nothing about the feature itself. */
function isSupported(statements, version) {
  return [statements ?? []].flat().some((statement) => {
    const { version_added: added, version_removed: removed } = statement;
    if (statement.flags || statement.prefix || statement.alternative_name) return false;
    return isUpTo(added, version) && !isUpTo(removed, version);
  });
}

/** Whether a version, such as `16.4` or `≤37`, is not after another. */
function isUpTo(version, other) {
  if (typeof version !== "string" || !/^≤?\d/.test(version)) return false;
  const [major, minor = 0] = version.replace("≤", "").split(".").map(Number);
  const [otherMajor, otherMinor = 0] = other.split(".").map(Number);
  return major < otherMajor || (major === otherMajor && minor <= otherMinor);
}
