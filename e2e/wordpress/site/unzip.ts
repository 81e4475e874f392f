import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";

/**
 * Unpacks a ZIP file.
 * @param isWanted tells by the path in the ZIP file
 */
export function unzip(file: string, folder: string, isWanted: (path: string) => boolean = () => true): void {
  const entries = unzipSync(readFileSync(file), {
    filter: ({ name }) => !name.endsWith("/") && isWanted(name),
  });
  for (const [path, content] of Object.entries(entries)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
