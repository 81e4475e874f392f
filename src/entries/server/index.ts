export { type RenderOptions, renderWidget } from "./render-widget.ts";
