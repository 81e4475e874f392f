/** Elements whose names become properties of the document. */
const NAMING = "img[name], form[name], iframe[name], embed[name], object[name], object[id], img[name][id]";

/**
 * What of the page breaks scripts, in a sentence; an empty text if it is nothing known: a script that adds to every
 * object, or markup that hides a method of the document.
 */
export function pageCause(): string {
  const [added] = Object.keys(Object.prototype);
  if (added !== undefined)
    return `A script of this page adds "${added.slice(0, 60)}" to every object, which breaks other scripts.`;
  const hidden = hiddenMethod();
  return hidden ? `An element named "${hidden}" hides document.${hidden} from every script.` : "";
}

function hiddenMethod(): string | undefined {
  const { getAttribute } = Element.prototype;
  for (const element of HTMLDocument.prototype.querySelectorAll.call(document, NAMING))
    for (const attribute of ["name", "id"]) {
      const name = getAttribute.call(element, attribute) ?? "";
      if (isMethod(name) && typeof Reflect.get(document, name) !== "function") return name;
    }
}

const isMethod = (name: string) => {
  for (let owner: object | null = HTMLDocument.prototype; owner; owner = Reflect.getPrototypeOf(owner)) {
    const property = Object.getOwnPropertyDescriptor(owner, name);
    if (property) return typeof property.value === "function";
  }
  return false;
};
