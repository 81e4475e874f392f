/** The words of what stands after `#` in links to a panel. */
export const fragmentWords = {
  title: "Address",
  about: "What stands after # in links to the panel: letters, digits and hyphens. Without it: a number.",
  readBy: "code",
  advanced: true,
} as const;
