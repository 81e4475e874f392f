import type { Rule } from "../rule.ts";

/** Passes in the listed device modes. */
export const devices: Rule = ({ devicesDevices }, { page }) => devicesDevices.includes(page.deviceMode());
