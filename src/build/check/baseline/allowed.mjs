/**
 * What the built files use although one of the oldest browsers lacks it, with what happens there. `uses` is how often it is
 * used without a guard; more are refused, because each needs a thought. Every guarded use of these is allowed.
 * @type {Readonly<Record<string, { uses?: number, without: string }>>}
 */
export const ALLOWED = {
  // With another way.
  ".checkVisibility": { without: "Safari 16.4: rendered boxes are counted, or the element counts as shown" },
  ".share": { uses: 2, without: "asked for with typeof: the address is copied, or opened" },
  ".connection": { without: "a browser that does not say counts as fast" },
  ".userActivation": { without: "Firefox 115: other tabs hear of a quantity once they are shown" },
  ".requestIdleCallback": { without: "Safari: a timeout" },
  ".showPopover": { without: "the tip or list is fixed, with its own z-index" },
  ".popover": { uses: 2, without: "an attribute that means nothing, see showPopover" },
  ".moveBefore": { uses: 1, without: "asked for with `in`; nodes are moved by insertBefore" },
  ".prerendering": { uses: 2, without: "undefined counts as false" },
  "Error.captureStackTrace": { uses: 1, without: "zod asks for it with `in`" },
  ".stackTraceLimit": { uses: 3, without: "zod reads and writes a number that has no effect" },
  "Intl.Segmenter": {
    uses: 2,
    without:
      "Firefox 115: an accent written apart turns separately; in feeds a pattern distinguishes characters",
  },
  '":open"': { uses: 1, without: "the name of a builder's action, no selector" },
  '":has"': {
    uses: 10,
    without: "Firefox 115: the presets, each with a copy, ask CSS.supports, then take other selectors",
  },

  // Of the library that measures pages: it looks whether each is there, or reads undefined.
  ".activationStart": { uses: 1, without: "no page is prerendered: 0" },
  ".navigationId": { uses: 16, without: "counts in-page navigations, which nothing asks for" },
  ".wasDiscarded": { without: "the kind of navigation, which is not reported" },
  ".presentationTime": { without: "of in-page navigations, which nothing asks for" },
  ".paintTime": { uses: 1, without: "of in-page navigations, which nothing asks for" },
  ".interactionCount": { without: "asked for with `in`: the library counts interactions itself" },
  ".cancelIdleCallback": { without: "Safari: clearTimeout" },
  PerformanceEventTiming: { uses: 1, without: "Safari 16.4: INP is not measured" },

  // Styles that keep room or hide what the widget hides once it is mounted, or that make it finer.
  ":has": {
    uses: 32,
    without:
      "Firefox 115: rules of their own; parts are seen or move until the widget mounts, a video's link is on black",
  },
  "@media scripting": {
    uses: 50,
    without: "the server's markup is seen until the script or the widget hides it",
  },
  "@starting-style": { uses: 1, without: "a second header appears without sliding in" },
  "scrollbar-width": { uses: 12, without: "Safari: the scrollbar is seen" },
  "user-select": { uses: 5, without: "Safari: esbuild adds the prefixed property" },
  "align-content": {
    uses: 6,
    without: "safe: what waits for consent begins at the edge, as the line before says",
  },
  "color-mix()": { uses: 0, without: "within @supports; the colours without it are for bright pages" },
  ":-webkit-meter-bar": { uses: 1, without: "Firefox: it has ::-moz-meter-bar, which stands beside it" },
  ":-webkit-meter-optimum-value": {
    uses: 1,
    without: "Firefox: it has ::-moz-meter-bar, which stands beside it",
  },
  "forced-color-adjust": { uses: 8, without: "Safari has no forced colours" },
  cursor: { uses: Infinity, without: "a phone has none" },
};

/** Properties of our own objects and those of libraries that have the names of newer properties of the browser's. */
export const OWN_NAMES = [
  ".actions",
  ".address",
  ".animation",
  ".csp",
  ".delay",
  ".displayName",
  ".external",
  ".fileName",
  ".handle",
  ".icon",
  ".image",
  ".letterSpacing",
  ".locale",
  ".lock",
  ".ml",
  ".priority",
  ".region",
  ".resize",
  ".setPathData",
  ".side",
  ".tag",
  ".take",
  ".variant",
  ".when",
];
