import { reading } from "./reading.ts";
import type { BuilderRow } from "./row.ts";

/** Every kind of element that is dead or invisible where the builder's scripts are off. */
export const builderRows: readonly BuilderRow[] = [...reading];
