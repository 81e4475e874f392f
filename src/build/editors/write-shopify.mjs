/** @import { Manifest } from "../bundle/output/manifest-types.ts" */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { shopifyFiles } from "#outputs/shopify/shopify.mjs";
import { editorWidgets } from "./editor-widgets.mjs";

/**
 * Writes the files for a theme of Shopify.
 * @param {string} folder the folder of the build, with a slash at the end; gets `shopify/`
 * @param {Manifest} manifest
 */
export function writeShopify(folder, manifest) {
  for (const [file, content] of Object.entries(shopifyFiles(editorWidgets(manifest)))) {
    const path = `${folder}shopify/${file}`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
