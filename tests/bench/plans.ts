import type { Round } from "./rounds.ts";

/** What is measured how often. */
export interface Plan {
  readonly starts: readonly Round[];
  /** The one of them at which the ratios are held: 1,000 markers. */
  readonly typical: Round;
  readonly late: Round;
  /** 1,000 and 10,000 islands that are not rendered. */
  readonly linear: readonly [Round, Round];
  readonly emptyRounds: number;
  readonly cycles: number;
  /** Of each page of the shop, with and without the tag. */
  readonly shopRounds: number;
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
  const bySpeed = (one: Round, other: Round) => one.slowdown - other.slowdown || one.count - other.count;
  return { ...others, starts: [...starts, thousand].toSorted(bySpeed), typical: thousand };
}

/** Quick: two minutes; full: ten. */
export const plans: Readonly<Record<"quick" | "full", Plan>> = {
  quick: plan({
    starts: [at(100, 3)],
    thousand: at(1_000, 7),
    late: at(200, 7),
    linear: [hidden(1_000, 3), hidden(10_000, 1)],
    emptyRounds: 15,
    shopRounds: 5,
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
    cycles: 1_000,
  }),
};
