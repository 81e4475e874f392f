interface Frame extends NodeJS.CallSite {
  toString(): string;
}
type Prepare = (error: Error, frames: Frame[]) => string;

const NAMELESS = Object.assign(new Error(""), { name: "", message: "" });

/** A frame as Node prints it → the same with the place in its source. */
const printed = new Map<string, string>();

/**
 * Playwright takes a stack trace for every step of a test, and maps each frame of it, its own frames included, to its
 * source: a sixth of what its workers do. From now on each place is mapped once, and Playwright's own are not.
 */
export function mapEachPlaceOnce(): void {
  const map = Error.prepareStackTrace as Prepare | undefined;
  if (!map) return;
  const print = (frame: Frame): string => {
    const file = frame.getFileName();
    const built = frame.toString().replace(/^async /, "");
    if (!file || file.startsWith("node:") || file.includes("node_modules")) return `\n    at ${built}`;
    const known = printed.get(built);
    if (known !== undefined) return known;
    // Without the line of the error's name.
    const text = map(NAMELESS, [frame]).replace(/^[^\n]*/, "");
    printed.set(built, text);
    return text;
  };
  Error.prepareStackTrace = (error: Error, frames: Frame[]) =>
    `${error.name || "Error"}: ${error.message || ""}${frames.map(print).join("")}`;
}
