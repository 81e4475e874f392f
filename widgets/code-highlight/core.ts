import prism from "prismjs/components/prism-core.js";

/** The library without languages. It must load while `window.Prism` says that it is used by hand. */
export const core = prism;
