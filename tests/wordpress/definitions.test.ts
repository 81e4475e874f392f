import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SOURCES = "src/outputs/wordpress/";
const DEFINITION = /^(?:final )?(?:function|class|const|trait|interface) (\w+)/gm;

it("no name of the plugin is defined twice: PHP ends with an error as the plugin loads", () => {
  const names = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".php"))
    .flatMap((file) =>
      [...readFileSync(SOURCES + file, "utf8").matchAll(DEFINITION)].map(([, name = ""]) => name),
    );
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});
