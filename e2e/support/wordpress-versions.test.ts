import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { versionsWith } from "../wordpress/site/versions.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "islet-core-"));
  mkdirSync(`${folder}/wp-includes`);
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it("WordPress is tested in the versions of the package, and in the one that a folder holds", () => {
  const version =
    "<?php\n/** @global string $wp_version */\n$wp_version = '7.1-RC2';\n\n$wp_db_version = 61833;\n";
  writeFileSync(`${folder}/wp-includes/version.php`, version);
  expect(Object.keys(versionsWith())).toEqual(["6.5", "6.6"]);
  expect(Object.keys(versionsWith(""))).toEqual(["6.5", "6.6"]);
  const versions = versionsWith(folder);
  expect(Object.keys(versions)).toEqual(["6.5", "6.6", "7.1-RC2"]);
  expect(versions["7.1-RC2"]).toEqual({ folder });
});

it("a folder without WordPress is a mistake that names the folder", () => {
  expect(() => versionsWith(folder)).toThrow(`ISLET_WORDPRESS_CORE: ${folder} is no unpacked WordPress`);
});
