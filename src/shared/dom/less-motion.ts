/** Whether the visitor prefers less motion, and when that changes. */
export const lessMotion = (): MediaQueryList => matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the visitor prefers less motion now. */
export const prefersLessMotion = (): boolean => lessMotion().matches;
