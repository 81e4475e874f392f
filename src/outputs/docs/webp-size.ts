import { readFileSync } from "node:fs";

/** The size of a WebP picture in pixels, from the extended header that the project's pictures have. Throws without one. */
export function webpSize(file: URL): { readonly width: number; readonly height: number } {
  const bytes = readFileSync(file);
  if (bytes.toString("latin1", 12, 16) !== "VP8X")
    throw new Error(`${file.pathname} has no extended header.`);
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}
