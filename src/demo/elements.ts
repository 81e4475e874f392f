/** Properties of an element that take plain values, such as `type` or `htmlFor`. */
type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Pick<HTMLElementTagNameMap[Tag], Extract<keyof HTMLElementTagNameMap[Tag], string>>
>;

/** Makes an element; text stays text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties<Tag> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** An element of the page by its id. Throws where the page has none of that kind. */
export function byId<Kind extends Element>(id: string, kind: abstract new () => Kind): Kind {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The gallery's page has no ${kind.name} with the id ${id}.`);
}
