/** What a field says as a text. An object has none: its own `toString` may be anything. PHP writes an empty one as an empty list. */
function textOf(said: unknown): string {
  if (typeof said !== "object" || said === null) return String(said);
  return Array.isArray(said) && said.length === 0 ? "" : "object";
}

/** Whether a switch in a response is on: filters of PHP turn `true` into texts and numbers. */
export const isSwitchOn = (said: unknown): boolean => /^(?:true|1|yes|on)$/i.test(textOf(said));

/** Whether a switch in a response is off; one that is missing is not. */
export const isSwitchOff = (said: unknown): boolean => /^(?:false|0|no|off)?$/i.test(textOf(said));

/** Whether a field says something, and not that it does not. */
export const isFilled = (said: unknown): boolean => said !== undefined && said !== null && !isSwitchOff(said);
