import { afterEach } from "vitest";

// Testing Library cleans up after each test if it finds this function. Most tests never load it.
Object.assign(globalThis, { afterEach });

afterEach(() => {
  // A file may ask for the environment `node`, which starts faster.
  if (typeof document === "undefined") return;
  document.documentElement.removeAttribute("class");
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
