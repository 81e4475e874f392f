import type { Rule } from "../rule.ts";

/** Shown in the device modes listed (clause popup.15). */
export const devices: Rule = ({ devicesDevices }, { page }) => devicesDevices.includes(page.deviceMode());
