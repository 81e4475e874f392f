/** Where a name as `id` or `name` would hide a property: on the window, the document or a form. */
const isProperty = (name: string): boolean =>
  name in HTMLDocument.prototype ||
  name in HTMLFormElement.prototype ||
  [window, Window.prototype, EventTarget.prototype].some((owner) => Object.hasOwn(owner, name));

/** Whether an element with this id or name would hide a property of the page's, or one of Islet's. */
const shadows = (name: string): boolean => /^_*islet/i.test(name) || isProperty(name);

/**
 * Removes ids and names that hide properties. Through the prototypes: until then, a form's field may be named
 * `removeAttribute`.
 */
export function removeShadowingNames(root: ParentNode): void {
  const { getAttribute, removeAttribute } = Element.prototype;
  for (const element of root.querySelectorAll("[id], [name]"))
    for (const attribute of ["id", "name"])
      if (shadows((getAttribute.call(element, attribute) ?? "").trim()))
        removeAttribute.call(element, attribute);
}
