import { format } from "node:util";
import { afterEach, beforeEach, vi } from "vitest";

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
