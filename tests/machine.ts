import { existsSync, readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";

/** What a container may use, of which Node knows nothing. */
function processorQuota(): number {
  const file = "/sys/fs/cgroup/cpu.max";
  const [quota, period] = existsSync(file) ? readFileSync(file, "utf8").trim().split(" ").map(Number) : [];
  return quota && period ? Math.ceil(quota / period) : Infinity;
}

/** More of them need more memory than such a machine often has. */
const MAX_PROCESSORS = 8;

/** The processors that the tests use. */
export const processors = Math.min(availableParallelism(), processorQuota(), MAX_PROCESSORS);

const [processesOfLastMinute = 0] = loadavg();

/**
 * By what every limit of the tests is multiplied: the processes for each processor, those of the last minute and those
 * that the tests are about to start. A limit only ends what hangs, so it may be generous.
 */
export const patience = Math.min(12, 1 + (processesOfLastMinute + processors) / processors);
