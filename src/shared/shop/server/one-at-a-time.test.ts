// @vitest-environment node
import { expect, it } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

it("starts a job when the one before has ended, whatever came of it, and hands out what each brings", async () => {
  const log: string[] = [];
  const inTurn = oneAtATime();
  let endFirst = () => {};
  const first = inTurn(async () => {
    log.push("first");
    await new Promise<void>((_, reject) => {
      endFirst = () => reject(new Error("broken"));
    });
  });
  const second = inTurn(async () => {
    log.push("second");
    return 2;
  });
  await Promise.resolve();
  expect(log).toEqual(["first"]);
  endFirst();
  await expect(first).rejects.toThrow("broken");
  expect(await second).toBe(2);
  expect(log).toEqual(["first", "second"]);
});
