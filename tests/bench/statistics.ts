/** The middle value; of an even number the mean of both in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** The median of the ratios of what was measured side by side: what slows the machine down slows both. */
export const pairedRatio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((one, round) => one / (theirs[round] ?? Number.NaN)));

/** The median of the differences of what was measured side by side. */
export const pairedDifference = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((one, round) => one - (theirs[round] ?? Number.NaN)));
