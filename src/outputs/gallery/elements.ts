/** Properties of an element that take plain values, such as `type` or `htmlFor`. */
type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Pick<HTMLElementTagNameMap[Tag], Extract<keyof HTMLElementTagNameMap[Tag], string>>
>;

/** Creates an element. Strings among the children become text nodes. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties<Tag> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = Object.assign(document.createElement(tag), properties);
  created.append(...children);
  return created;
}

/** Finds an element of the page by its id. Throws if the page has none of this type. */
export function byId<Kind extends Element>(id: string, kind: abstract new () => Kind): Kind {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The gallery's page has no ${kind.name} with the id ${id}.`);
}
