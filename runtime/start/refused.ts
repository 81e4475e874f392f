/** Key under which text that was no JSON object is kept, to be told of. */
export const REFUSED = "(text)";
