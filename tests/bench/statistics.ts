/** The middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** The median of the ratios of each round. A slow machine slows both sides of a round. */
export const pairedRatio = (values: readonly number[], baseline: readonly number[]): number =>
  median(values.map((value, round) => value / (baseline[round] ?? Number.NaN)));

/** The median of the differences of each round. */
export const pairedDifference = (values: readonly number[], baseline: readonly number[]): number =>
  median(values.map((value, round) => value - (baseline[round] ?? Number.NaN)));
