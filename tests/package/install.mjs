import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { bundleOf, snippet, theme } from "./theme.mjs";

/** Installs the packed package into a theme, and bundles the documented snippet there. */
export async function setup() {
  teardown();
  const installed = `${theme}node_modules/islet`;
  mkdirSync(installed, { recursive: true });
  execFileSync("tar", ["-xzf", process.env.ISLET_TARBALL ?? "", "--strip-components=1", "-C", installed]);
  writeFileSync(`${theme}package.json`, '{ "type": "module" }');
  await bundleOf("snippet", snippet());
}

export const teardown = () => rmSync(theme, { recursive: true, force: true });
