/**
 * Events by their types: what the visitor did last, wherever. An element that has left the page no longer shows it.
 */
export const lastActs: Record<string, Event | undefined> = {};
