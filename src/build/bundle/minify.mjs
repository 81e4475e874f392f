import { minify } from "terser";

/** Inlines functions of one statement only. Compression makes repeated text cheap, so more inlining costs bytes. */
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the package has the enum as a type only
const INLINE = /** @type {import("terser").InlineFunctions} */ (1);

/**
 * Minifies a module that esbuild has minified. terser takes off another 2 to 5 %, and a second round a little more.
 * @param {string} source @param {{rounds?: number}} [options] @returns {Promise<string>}
 */
export async function minifyModule(source, { rounds = 1 } = {}) {
  const { code } = await minify(source, {
    module: true,
    ecma: 2022,
    compress: {
      passes: 5,
      toplevel: true,
      hoist_props: true,
      pure_getters: true,
      unsafe_methods: true,
      unsafe_arrows: true,
      inline: INLINE,
    },
    mangle: { toplevel: true },
  });
  return rounds > 1 ? minifyModule(code, { rounds: rounds - 1 }) : code;
}

/**
 * A minifier that minifies each text once: the builds of two engines have most files in common.
 * @param {typeof minifyModule} minify @returns {typeof minifyModule}
 */
export function minifyOnce(minify) {
  const results = new Map();
  return (source, options = {}) => {
    const key = JSON.stringify(options) + source;
    if (!results.has(key)) results.set(key, minify(source, options));
    return results.get(key);
  };
}
