import { root } from "../../root.mjs";

/**
 * Rolldown's options for the scripts that a page loads.
 * @param {Record<string, string>} define names that stand for JavaScript
 */
export const scriptOptions = (define) =>
  /** @satisfies {import("rolldown").InputOptions} */ ({
    cwd: root,
    platform: "browser",
    transform: {
      target: "es2022",
      jsx: { runtime: "automatic" },
      define: { "process.env.NODE_ENV": '"production"', ...define },
    },
  });
