import { readFileSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";

/** `import A from "lottie-web/…"` or `import { a } from "lottie-web/…"`. */
const PRIVATE_IMPORT = /^import (?:\w+|\{ (\w+) \}) from "(lottie-web\/[^"]+)";$/gm;

/** The files that put the player together; the build bundles what they import. */
const players = ["svg-player.ts", "canvas-player.ts"].map((name) =>
  readFileSync(`${import.meta.dirname}/${name}`, "utf8"),
);
const privateImports = players.flatMap((text) =>
  [...text.matchAll(PRIVATE_IMPORT)].map(([, name = "default", path = ""]) => [path, name] as const),
);

// The player paints a picture as it loads; there is nothing to paint on here.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ fillRect() {} } as never);
});

// The package promises the whole player only, which is far larger. An update may move its parts.
it.each(privateImports)("lottie-web still has %s, and its export %s", async (path, name) => {
  const part = (await import(path)) as Record<string, unknown>;
  expect(part[name]).toBeDefined();
});

it("these are all parts that the players import, and a player comes of them", async () => {
  expect(privateImports).toHaveLength(players.join("").split('"lottie-web').length - 1);
  const { loadAnimation } = await import("./canvas-player.ts");
  expect(loadAnimation).toBeTypeOf("function");
});
