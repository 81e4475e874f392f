/** When the visitor did what a replayed event repeats, in ms since the page began. */
const doneAt = new WeakMap<Event, number>();

/** Marks an event as the repetition of one that reached the whole page: only what has come since is to hear it. */
export const markReplayed = (event: Event, { timeStamp }: Event): void => void doneAt.set(event, timeStamp);

/** Whether who listens since a time, in ms since the page began, has heard what the event repeats. */
export const hasBeenHeard = (event: Event, since: number): boolean => (doneAt.get(event) ?? since) > since;

let turnBegan: number | undefined;

/** When this turn began to listen, in ms since the page began: a clock that is read once for all listeners of a turn. */
export function startOfTurn(): number {
  if (turnBegan === undefined) {
    turnBegan = performance.now();
    queueMicrotask(() => {
      turnBegan = undefined;
    });
  }
  return turnBegan;
}
