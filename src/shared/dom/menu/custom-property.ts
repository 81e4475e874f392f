/** The name of a custom property from a setting; empty if it is none. */
export const customProperty = (name: string): string => (/^--[\w-]+$/.test(name) ? name : "");
