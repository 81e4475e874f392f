import { format } from "node:util";
import { afterEach, beforeEach, vi } from "vitest";

const nextTurn = setImmediate;
const complaints: string[] = [];

const printError = console.error.bind(console);
console.error = (...values: unknown[]) => {
  complaints.push(`console.error: ${format(...values)}`);
  printError(...values);
};

process.on("unhandledRejection", (reason) => {
  complaints.push(`unhandled rejection: ${format(reason)}`);
});

beforeEach(() => {
  complaints.length = 0;
});

// A test that expects an error says so: vi.spyOn(console, "error").mockImplementation(() => {}).
afterEach(async () => {
  vi.useRealTimers();
  await new Promise((resolve) => nextTurn(resolve));
  if (complaints.length > 0)
    throw new Error(`The test left errors nobody expected:\n${complaints.join("\n")}`);
});
