/** The options for the scripts that esbuild bundles. */
export const esbuildOptions = /** @satisfies {import("esbuild").BuildOptions} */ ({
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  legalComments: "none",
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"' },
});
