/** What opened the cart: a press or the pointer on its button, or an add. */
export type Opener = "press" | "hover" | "add";

/** How far a cart has been opened when its island takes over. */
export interface TakenOpening {
  /** What opened it; null if it is closed. */
  readonly opener: Opener | null;
  /** Where the focus was when an add opened it. */
  readonly cameFrom: HTMLElement | null;
  /** The runtime replays a press that has been answered. */
  readonly hasHeldPress: boolean;
  /** Where the focus is inside the cart. */
  readonly focused: HTMLElement | null;
  /** For how many ms it has been open. */
  readonly openMs: number;
}

/** The end of each early opening: the server's markup is then as it was. */
export const endings = new WeakMap<HTMLElement, () => TakenOpening>();
/** Hosts whose island is there, or has been. */
export const taken = new WeakSet<HTMLElement>();

/** Ends the early opening of a host for its island, which draws the cart in the same state in the same turn. */
export function takeEarlyOpening(host: HTMLElement): TakenOpening | undefined {
  taken.add(host);
  return endings.get(host)?.();
}
