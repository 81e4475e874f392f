import { format } from "node:util";
import { afterEach, beforeEach, vi } from "vitest";
import { patience } from "./machine.ts";

const nextTurn = setImmediate;
const unexpectedErrors: string[] = [];

const printError = console.error.bind(console);
console.error = (...values: unknown[]) => {
  unexpectedErrors.push(`console.error: ${format(...values)}`);
  printError(...values);
};

process.on("unhandledRejection", (reason) => {
  unexpectedErrors.push(`unhandled rejection: ${format(reason)}`);
});

// Vitest's own limit of one second is no setting.
const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === "number" ? options : { timeout: 1_000 * patience, ...options });

beforeEach(() => {
  unexpectedErrors.length = 0;
});

// A test that expects an error writes: vi.spyOn(console, "error").mockImplementation(() => {}).
afterEach(async () => {
  vi.useRealTimers();
  await new Promise((resolve) => nextTurn(resolve));
  if (unexpectedErrors.length > 0)
    throw new Error(`The test caused unexpected errors:\n${unexpectedErrors.join("\n")}`);
});
