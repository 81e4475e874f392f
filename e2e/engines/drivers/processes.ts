import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

/** Ends a process, and waits until it has ended. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

/**
 * Starts an X server without a screen. It chooses a free display.
 * @throws if it ends before it has one
 */
export async function startDisplay(width: number, height: number) {
  const screen = ["-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp"];
  const child = spawn("Xvfb", ["-displayfd", "3", ...screen], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const output = child.stdio[3] as Readable;
  const [text] = (await Promise.race([
    once(output, "data"),
    once(child, "exit").then(() => Promise.reject(new Error("Xvfb ended before it had a display."))),
  ])) as [Buffer];
  return { display: `:${String(text).trim()}`, stop: () => end(child) };
}
