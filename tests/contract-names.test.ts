import { computeAccessibleName } from "dom-accessibility-api";
import { describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { catalogue } from "#widgets/catalogue.ts";
import { mountFixture } from "./support/mount-fixture.ts";
import { stopEverything, visitEverything } from "./support/visit.ts";

/** Roles whose elements screen readers announce by a name that the page must give. */
const NAMED_ROLES =
  "button link tab checkbox radio switch option slider spinbutton combobox listbox searchbox textbox menuitem menuitemcheckbox menuitemradio treeitem dialog alertdialog progressbar meter";

/** Elements of these roles, and those that have one without saying so. */
const NAMED = [
  ...NAMED_ROLES.split(" ").map((role) => `[role=${role}]`),
  "a[href], button, input:not([type=hidden], [type=submit], [type=reset]), select, textarea, summary",
  "dialog, progress, meter, iframe",
].join();

const namelessOf = (page: ParentNode) =>
  [...page.querySelectorAll(NAMED)]
    .filter((element) => !element.closest("[hidden], [aria-hidden=true], [inert]"))
    .filter((element) => computeAccessibleName(element, { hidden: true }).trim() === "")
    .map(({ outerHTML }) => outerHTML.slice(0, 120));

describe.each(Object.keys(catalogue))("the contract of %s", (name) => {
  it("every control, dialog and frame has a name for screen readers: a label, words of its own, or aria-label", async () => {
    vi.spyOn(navigation, "assign").mockImplementation(() => {});
    const end = stopEverything();
    const { settled } = await mountFixture(name);
    const nameless = new Set<string>();
    const look = () => {
      for (const element of namelessOf(document.body)) nameless.add(element);
    };
    look();
    await visitEverything(settled, look);
    await end(settled);
    expect([...nameless]).toEqual([]);
  });
});
