import { afterEach } from "vitest";

// Testing Library cleans up after each test if it finds this function. Most tests never load it.
Object.assign(globalThis, { afterEach });

// As in the oldest browsers that Islet supports: elements reflect no ARIA attribute, and URL cannot be asked.
for (const name of typeof Element === "undefined" ? [] : Object.getOwnPropertyNames(Element.prototype))
  if (/^aria[A-Z]|^role$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
Object.assign(URL, { canParse: undefined });

afterEach(() => {
  // A file may ask for the environment `node`, which starts faster.
  if (typeof document === "undefined") return;
  document.documentElement.removeAttribute("class");
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
