/**
 * Events by their types: what the visitor did last, wherever. An element that has left the page does not tell it any more.
 */
export const lastActs: Record<string, Event | undefined> = {};
