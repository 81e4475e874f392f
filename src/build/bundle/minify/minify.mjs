/** @import { CompressOptions } from "terser" */
import { minify as shorten } from "rolldown/utils";
import { minify } from "terser";
import { brotliSize } from "./brotli-size.mjs";

/** Inlines functions of one statement only. Compression makes repeated text cheap, so more inlining costs bytes. */
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the package has the enum as a type only
const INLINE = /** @type {import("terser").InlineFunctions} */ (1);

/**
 * Rolldown's minifier shortens what terser leaves, and gives names that compress better: 1 % less after brotli.
 * @satisfies {import("rolldown/utils").MinifyOptions}
 */
const SHORTEN = {
  module: true,
  compress: { target: "es2022" },
  mangle: { toplevel: true },
  codegen: { removeWhitespace: true, legalComments: /** @type {const} */ ("none") },
};

/**
 * Minifies a module: terser's compression, a second round of which takes off a little more, then Rolldown's.
 * @param {string} source @param {{rounds?: number}} [options] @returns {Promise<string>}
 * @throws {Error} if the source is no module
 */
export async function minifyModule(source, { rounds = 1 } = {}) {
  const texts = await Promise.all(ORDERS.map((order) => minifyIn(order, source, rounds)));
  return texts.reduce((best, text) => (brotliSize(text) < brotliSize(best) ? text : best));
}

/**
 * Functions where they are, or all of them first: which of both compresses better differs by file.
 * @type {CompressOptions[]}
 */
const ORDERS = [{}, { hoist_funs: true }];

/** @param {CompressOptions} order @param {string} source @param {number} rounds */
async function minifyIn(order, source, rounds) {
  const compressed = await compress(order, source, rounds);
  const { code, errors } = await shorten("module.js", compressed, SHORTEN);
  if (errors[0]) throw new Error(errors[0].message);
  return code;
}

/** @param {CompressOptions} order @param {string} source @param {number} rounds @returns {Promise<string>} */
async function compress(order, source, rounds) {
  const { code = "" } = await minify(source, {
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
      ...order,
    },
    mangle: false,
  });
  return rounds > 1 ? compress(order, code, rounds - 1) : code;
}

/**
 * A minifier that minifies each text once: the builds of two engines have most files in common.
 * @param {typeof minifyModule} minify @returns {typeof minifyModule}
 */
export function minifyOnce(minify) {
  /** @type {Map<string, Promise<string>>} */
  const results = new Map();
  return (source, options = {}) => {
    const key = JSON.stringify(options) + source;
    const result = results.get(key) ?? minify(source, options);
    results.set(key, result);
    return result;
  };
}
