/** Set by the build from package.json. */
declare const __ISLET_VERSION__: string;

/** Set by a build with only some widgets: their names. */
declare const __ISLET_ONLY__: readonly string[] | undefined;

/** Set by a build with only some widgets: the names of all others. */
declare const __ISLET_LEFT_OUT__: readonly string[] | undefined;

/** Written by the build: where every chunk lies. It is text, since text is small. */
declare module "islet:table" {
  const table: {
    /** Folder below `chunks/` that holds every chunk but React's. */
    readonly folder: string;
  } & import("./widget-table.ts").WidgetTable;
  export default table;
}

/** Made by the build of a widget's template: src/build/templates/template-module.mjs. */
declare module "*.liquid" {
  import type { Printable } from "#runtime/widget.ts";

  export const template: Printable["template"];
  export const content: NonNullable<Printable["content"]>;
}

/**
 * The sources of the player. Its built files would also play, without any rules, whatever on the page has the class
 * `lottie` or `bodymovin`.
 */
declare module "lottie-web/player/js/animation/AnimationManager.js" {
  import type { LottiePlayer } from "lottie-web";

  const animations: Pick<LottiePlayer, "loadAnimation">;
  export default animations;
}

declare module "lottie-web/player/js/renderers/renderersManager.js" {
  export function registerRenderer(name: string, renderer: object): void;
}

declare module "lottie-web/player/js/utils/common.js" {
  /** How the ids of drawings begin. */
  export function setIdPrefix(prefix: string): void;
}

declare module "lottie-web/player/js/utils/shapes/ShapeModifiers.js" {
  export const ShapeModifiers: { registerModifier(name: string, modifier: object): void };
}

declare module "lottie-web/player/js/*" {
  const part: object;
  export default part;
}

/** Has no types; `widgets/code-highlight/prism.ts` says what is used of it. */
declare module "prismjs/components/prism-core.js" {
  const prism: never;
  export default prism;
}
declare module "prismjs/components/*";
