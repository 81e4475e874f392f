import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Whether a file can be run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Paths where a shell would look for these commands, in order; most do not exist. */
export function onSearchPath(names: readonly string[]): string[] {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}
