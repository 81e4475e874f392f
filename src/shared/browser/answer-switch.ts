/** Whether a switch in an answer is on: filters of PHP turn `true` into texts and numbers. */
export const isSwitchOn = (said: unknown): boolean => /^(?:true|1|yes|on)$/i.test(String(said));

/** Whether a switch in an answer is off; one that is missing is not. */
export const isSwitchOff = (said: unknown): boolean => /^(?:false|0|no|off)?$/i.test(String(said));

/** Whether a field says something, and not that it does not. PHP writes an empty object as an empty list. */
export const isFilled = (said: unknown): boolean => said !== undefined && said !== null && !isSwitchOff(said);
