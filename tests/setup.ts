import { format } from "node:util";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { patience } from "./machine.ts";

const nextTurn = setImmediate;
const unexpectedErrors: string[] = [];

const printError = console.error;
console.error = (...values: unknown[]) => {
  unexpectedErrors.push(`console.error: ${format(...values)}`);
  printError.apply(console, values);
};

const noteRejection = (reason: unknown) =>
  void unexpectedErrors.push(`unhandled rejection: ${format(reason)}`);
process.on("unhandledRejection", noteRejection);

// The next file of the process listens itself.
afterAll(() => {
  console.error = printError;
  process.off("unhandledRejection", noteRejection);
});

// Vitest's own limit of one second is no setting, and ends more than what hangs.
const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === "number" ? options : { timeout: 3_000 * patience, ...options });

beforeEach(() => {
  unexpectedErrors.length = 0;
});

// A test that expects an error writes: vi.spyOn(console, "error").mockImplementation(() => {}).
afterEach(async () => {
  // First: a stub over a fake timer would give the fake one back.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await new Promise((resolve) => nextTurn(resolve));
  if (unexpectedErrors.length > 0)
    throw new Error(`The test caused unexpected errors:\n${unexpectedErrors.join("\n")}`);
});

// What a file imports at its end must not meet the mocks of the next.
afterAll(() => vi.dynamicImportSettled());
