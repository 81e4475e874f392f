/** Does a small job of the builder's script on these elements; what it changes and starts ends with the signal. */
export type Handler = (elements: readonly HTMLElement[], signal: AbortSignal) => void;
