import { uniqueSlug } from "./slug.ts";

/** An id that Islet has given to a heading. */
interface GivenId {
  /** The heading's id before. */
  readonly original: string | null;
  /** How many widgets link to it. */
  users: number;
}

const givenIds = new WeakMap<Element, GivenId>();

/** Gives headings ids to link to; a heading has the same id for all widgets. */
export interface HeadingIds {
  /** Returns the id to link to, made of `text` if the heading needs a new one. */
  assign(heading: Element, text: string): string;
  /** Releases the ids of all other headings. */
  keepOnly(headings: ReadonlySet<Element>): void;
}

/**
 * A heading keeps its id, unless an earlier element has the same: a link would lead there. A given id is removed when
 * the last widget that uses it ends.
 */
export function createHeadingIds(signal: AbortSignal): HeadingIds {
  const used = new Set<Element>();

  function keepOnly(headings: ReadonlySet<Element>) {
    for (const heading of [...used])
      if (!headings.has(heading)) {
        used.delete(heading);
        release(heading);
      }
  }

  signal.addEventListener("abort", () => keepOnly(new Set()));

  return {
    keepOnly,
    assign(heading, text) {
      const isUsable = !givenIds.has(heading) && heading.id !== "" && find(heading.id) === heading;
      if (!isUsable && !used.has(heading)) {
        used.add(heading);
        giveId(heading, text);
      }
      return heading.id;
    },
  };
}

// Through the prototype: a form or an image can be named `getElementById`.
const find = (id: string) => HTMLDocument.prototype.getElementById.call(document, id);

function giveId(heading: Element, text: string) {
  const given = givenIds.get(heading);
  if (given) given.users += 1;
  else {
    givenIds.set(heading, { original: heading.getAttribute("id"), users: 1 });
    heading.id = uniqueSlug(text, (id) => find(id) !== null);
  }
}

function release(heading: Element) {
  const given = givenIds.get(heading);
  if (!given || --given.users > 0) return;
  givenIds.delete(heading);
  if (given.original === null) heading.removeAttribute("id");
  else heading.id = given.original;
}
