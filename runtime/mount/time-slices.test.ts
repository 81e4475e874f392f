import { describe, expect, it, vi } from "vitest";
import { createSlices } from "./time-slices.ts";

interface Job {
  readonly host: HTMLElement;
  readonly isDrawn: boolean;
  readonly number: number;
}

const jobAt = (number: number, topPx: number, isDrawn = true): Job => {
  const host = document.createElement("div");
  vi.spyOn(host, "getBoundingClientRect").mockReturnValue(new DOMRect(0, topPx, 10, 10));
  return { host, isDrawn, number };
};

/** Runs jobs that take so many ms each, with frames of `frameMs` between; returns their numbers, grouped by their task. */
async function tasksOf(jobs: readonly Job[], eachMs: number, frameMs = 0): Promise<number[][]> {
  let nowMs = 0;
  vi.spyOn(performance, "now").mockImplementation(() => nowMs);
  const tasks: number[][] = [];
  let task = -1;
  const done = new Promise<void>((resolve) => {
    const add = createSlices<Job>((batch) => {
      if (task !== tasks.length - 1 || task < 0) tasks.push([]);
      task = tasks.length - 1;
      for (const { number } of batch) tasks.at(-1)?.push(number);
      nowMs += eachMs * batch.length;
      // Ends the group when this task does.
      queueMicrotask(() => {
        if (task !== -2) nowMs += frameMs;
        task = -2;
      });
      if (tasks.flat().length === jobs.length) resolve();
    });
    for (const job of jobs) add(job);
  });
  await done;
  return tasks;
}

describe("many widgets", () => {
  it("what is in view comes first, each part in its own order", async () => {
    const jobs = Array.from({ length: 20 }, (_, number) => jobAt(number, number % 2 ? 10 : 50_000));
    const order = (await tasksOf(jobs, 1)).flat();
    const odd = (number: number) => number % 2 === 1;
    expect(order).toEqual(
      [...Array(20).keys()].filter(odd).concat([...Array(20).keys()].filter((n) => !odd(n))),
    );
  });

  it("what draws nothing goes first, and nobody looks where it is", async () => {
    const quiet = jobAt(20, 50_000, false);
    const drawn = Array.from({ length: 20 }, (_, number) => jobAt(number, 10));
    const order = (await tasksOf([...drawn, quiet], 1)).flat();
    expect(order).toEqual([20, ...Array(20).keys()]);
    expect(quiet.host.getBoundingClientRect).not.toHaveBeenCalled();
  });

  it("slices grow with the frames between them, up to 200 ms: on a long page the frames are what takes time", async () => {
    const jobs = Array.from({ length: 600 }, (_, number) => jobAt(number, 0));
    const lengthsOf = async (frameMs: number) =>
      (await tasksOf(jobs, 1, frameMs)).map((task) => task.length).slice(0, 3);
    expect(await lengthsOf(30)).toEqual([16, 32, 32]);
    // Seven batches of 16 ms are begun within 100, thirteen within 200.
    expect(await lengthsOf(100)).toEqual([16, 112, 112]);
    expect(await lengthsOf(900)).toEqual([16, 208, 208]);
  });

  it("are spread over several tasks: the first goes on for 12 ms, none of the others after 32 ms", async () => {
    const jobs = Array.from({ length: 200 }, (_, number) => jobAt(number, 0));
    const tasks = await tasksOf(jobs, 1);
    // 8 of 1 ms each are 8 ms: another batch begins; after 16 ms none does.
    expect(tasks.map((task) => task.length)).toEqual([16, 32, 32, 32, 32, 32, 24]);
    expect(tasks.flat()).toHaveLength(200);
  });

  it("a few run in the turn in which they become wanted", async () => {
    expect(await tasksOf([jobAt(0, 0), jobAt(1, 50_000)], 1)).toEqual([[0, 1]]);
  });

  it("a batch that throws does not keep the others from running", async () => {
    const ran: number[] = [];
    const thrown: unknown[] = [];
    vi.stubGlobal("queueMicrotask", (run: () => void) => {
      void Promise.resolve()
        .then(run)
        .catch((error: unknown) => thrown.push(error));
    });
    await new Promise<void>((resolve) => {
      const add = createSlices<Job>((batch) => {
        for (const { number } of batch) ran.push(number);
        if (ran.length === 40) resolve();
        if (ran.length === 16) throw new Error("one of sixteen");
      });
      for (let number = 0; number < 40; number++) add(jobAt(number, 0));
    });
    expect(ran).toHaveLength(40);
    expect(thrown).toMatchObject([{ message: "one of sixteen" }]);
  });
});
