/** @import { CompatStatement, Identifier } from "@mdn/browser-compat-data/types" */

import data from "@mdn/browser-compat-data/forLegacyNode";
import { isLacked, members } from "./browsers.mjs";

/** Interfaces that all the browsers have: a page gets no object of any other. */
const owners = [...members(data.api), ...members(data.javascript.builtins)].filter(
  ([, owner]) => !isLacked(owner),
);

/** Objects that a page sees as global names, such as `scheduler`. */
function missingGlobals() {
  const all = [...members(data.api), ...members(data.javascript.builtins), ...members(data.api.Window)];
  return all.filter(([name, feature]) => /^\w+$/.test(name) && isLacked(feature)).map(([name]) => name);
}

/** Static members, such as `URL.canParse`. MDN marks them for interfaces only. */
function missingStatics() {
  return owners.flatMap(([owner, features]) =>
    members(features)
      .filter(([, feature]) => isLacked(feature))
      .map(([name]) => `${owner}.${name.replace(/_static$/, "")}`),
  );
}

/** Whether the language's specification defines it on the class itself, as `RegExp.escape`. @param {CompatStatement} [compat] */
const isFunctionOfClass = (compat) =>
  [compat?.spec_url ?? []].flat().some((url) => /tc39/.test(url) && !/prototype/i.test(url));

/** Names of properties and methods that no object has in one of the browsers. */
function missingMembers() {
  const features = owners.flatMap(([, owner]) => members(owner));
  /** @param {[name: string, feature: Identifier]} member */
  const isMember = ([name, { __compat: compat }]) =>
    /^[a-z]\w*$/i.test(name) && !/_(static|event|parameter)$/.test(name) && !isFunctionOfClass(compat);
  const known = new Set(
    features.filter(([, feature]) => feature.__compat && !isLacked(feature)).map(([name]) => name),
  );
  return features
    .filter((entry) => isMember(entry) && isLacked(entry[1]) && !known.has(entry[0]))
    .map(([name]) => name);
}

/** What scripts may not use, because one of the oldest browsers lacks it. */
export const missingApis = {
  globals: new Set(missingGlobals()),
  statics: new Set(missingStatics()),
  members: new Set(missingMembers()),
};
