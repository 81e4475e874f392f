import { uniqueSlug } from "./slug.ts";

/** What a heading had before it was lent an id, and how many widgets link to it by that id. */
interface Loan {
  readonly before: string | null;
  borrowers: number;
}

const loans = new WeakMap<Element, Loan>();

/** Lends ids to link to; the same element has the same id for every borrower. */
export interface HeadingIds {
  /** The id to link to; `text` is what a new one is made of. */
  lend(heading: Element, text: string): string;
  /** Gives back what was lent to any but these. */
  keepOnly(headings: ReadonlySet<Element>): void;
}

/**
 * An id of the page's own is kept, unless an earlier element has the same: links would never reach this one.
 * What was lent is given back when the last borrower's signal aborts.
 */
export function createHeadingIds(signal: AbortSignal): HeadingIds {
  const borrowed = new Set<Element>();

  function keepOnly(headings: ReadonlySet<Element>) {
    for (const one of [...borrowed]) if (!headings.has(one) && borrowed.delete(one)) giveBack(one);
  }

  signal.addEventListener("abort", () => keepOnly(new Set()));

  return {
    keepOnly,
    lend(heading, text) {
      const isOwn = !loans.has(heading) && heading.id !== "" && find(heading.id) === heading;
      if (!isOwn && !borrowed.has(heading)) {
        borrowed.add(heading);
        borrow(heading, text);
      }
      return heading.id;
    },
  };
}

// Through the prototype: a form or an image can be named `getElementById`.
const find = (id: string) => Document.prototype.getElementById.call(document, id);

function borrow(heading: Element, text: string) {
  const loan = loans.get(heading);
  if (loan) loan.borrowers += 1;
  else {
    loans.set(heading, { before: heading.getAttribute("id"), borrowers: 1 });
    heading.id = uniqueSlug(text, (id) => find(id) !== null);
  }
}

function giveBack(heading: Element) {
  const loan = loans.get(heading);
  if (!loan || --loan.borrowers > 0) return;
  loans.delete(heading);
  if (loan.before === null) heading.removeAttribute("id");
  else heading.id = loan.before;
}
