import { expect, it } from "vitest";
import { ownAddress } from "./own-address.ts";

it("an element of the page has its hash as address, where a base element does not lead elsewhere", () => {
  history.replaceState(null, "", "/deep/page?a=1#x");
  expect(ownAddress("wool & co")).toBe("#wool%20%26%20co");
  document.head.innerHTML = '<base href="/">';
  expect(ownAddress("wool")).toBe(`${location.origin}/deep/page?a=1#wool`);
});
