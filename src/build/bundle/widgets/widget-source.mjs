import { root } from "../../root.mjs";

/**
 * The module that offers a widget.
 * @param {{name: string, source?: string}} widget
 */
export const sourceOf = ({ name, source = `widgets/${name}/index.ts` }) => root + source;
