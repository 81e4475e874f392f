import { onTestFinished } from "vitest";

/** A signal that ends with the test: what a preset starts in the background would go on in the next file. */
export function testSignal(): AbortSignal {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  return ending.signal;
}
