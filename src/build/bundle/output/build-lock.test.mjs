import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { buildAlone } from "./build-lock.mjs";

let folder = "";
let lock = "";
/** @type {import("vitest").MockInstance<typeof console.log>} */
let said;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "islet-lock-"));
  lock = join(folder, "dist.lock");
  said = vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("two builds run one after the other; the second says once for which process it waits", async () => {
  /** @type {string[]} */
  const events = [];
  let endFirst = () => {};
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    endFirst = resolve;
  });
  const first = buildAlone(lock, async () => {
    events.push("first begins");
    await ended;
    events.push("first ends");
  });
  const second = buildAlone(lock, async (hasWaited) => events.push(`second, has waited: ${hasWaited}`));
  await vi.waitFor(() => expect(said).toHaveBeenCalled());
  expect(events).toEqual(["first begins"]);
  endFirst();
  await Promise.all([first, second]);
  expect(events).toEqual(["first begins", "first ends", "second, has waited: true"]);
  expect(said).toHaveBeenCalledOnce();
  expect(said.mock.lastCall?.[0]).toContain(`the build of process ${process.pid}`);
});

it("the lock of a process that has ended is taken over", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  writeFileSync(lock, String(pid));
  expect(await buildAlone(lock, async (hasWaited) => [hasWaited, readFileSync(lock, "utf8")])).toEqual([
    false,
    String(process.pid),
  ]);
  expect(existsSync(lock)).toBe(false);
});

it("a lock of this process's id that it does not hold is one of an earlier process", async () => {
  writeFileSync(lock, String(process.pid));
  expect(await buildAlone(lock, async () => "built")).toBe("built");
});

it("a build that fails leaves no lock", async () => {
  const fail = () => Promise.reject(new Error("broken"));
  await expect(buildAlone(lock, fail)).rejects.toThrow("broken");
  expect(existsSync(lock)).toBe(false);
});
