// @vitest-environment node
import { expect, it } from "vitest";
import { serveCms } from "#fixtures/cms/testing/server.ts";
import { mainPages } from "./demo-pages.mjs";

const { visit } = serveCms();

it("the list that `npm start` prints has every page of the home page's menus", async () => {
  const home = await visit().read("/");
  const menus = home.match(/<nav\b.*?<\/nav>/gs) ?? [];
  const linked = menus.flatMap((menu) => [...menu.matchAll(/href="(\/[\w/-]*)"/g)].map(([, path]) => path));
  expect(linked.length).toBeGreaterThan(5);
  expect(mainPages.map(([path]) => path)).toEqual(expect.arrayContaining(linked));
});
