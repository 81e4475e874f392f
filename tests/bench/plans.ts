import type { Round } from "./rounds.ts";

/** What to measure, and how often. */
export interface Plan {
  readonly starts: readonly Round[];
  /** The start with 1,000 markers, which the ratios are checked at. */
  readonly typical: Round;
  readonly late: Round;
  /** 1,000 and 10,000 hidden islands. */
  readonly linear: readonly [Round, Round];
  readonly emptyRounds: number;
  readonly cycles: number;
  /** For each page of the shop, with and without the tag. */
  readonly shopRounds: number;
  /** For each page of the shop and each way to load it over a slow network. */
  readonly slowNetworkRounds: number;
}

const at = (count: number, rounds: number, slowdown = 1): Round => ({ count, rounds, slowdown });

const hidden = (count: number, rounds: number): Round => ({ ...at(count, rounds), isHidden: true });

function plan({
  starts,
  thousand,
  ...others
}: Omit<Plan, "starts" | "typical"> & {
  readonly starts: readonly Round[];
  readonly thousand: Round;
}): Plan {
  const bySpeedAndCount = (a: Round, b: Round) => a.slowdown - b.slowdown || a.count - b.count;
  return { ...others, starts: [...starts, thousand].toSorted(bySpeedAndCount), typical: thousand };
}

/** Quick takes about two minutes, full about 25. */
export const plans: Readonly<Record<"quick" | "full", Plan>> = {
  quick: plan({
    starts: [at(100, 3)],
    thousand: at(1_000, 7),
    late: at(200, 7),
    linear: [hidden(1_000, 3), hidden(10_000, 1)],
    emptyRounds: 15,
    shopRounds: 5,
    slowNetworkRounds: 1,
    cycles: 1_000,
  }),
  full: plan({
    starts: [
      at(1, 7),
      at(100, 7),
      at(5_000, 3),
      at(1, 3, 4),
      at(100, 3, 4),
      at(1_000, 3, 4),
      at(5_000, 1, 4),
    ],
    thousand: at(1_000, 15),
    late: at(200, 21),
    linear: [hidden(1_000, 5), hidden(10_000, 3)],
    emptyRounds: 31,
    shopRounds: 15,
    slowNetworkRounds: 5,
    cycles: 1_000,
  }),
};
