/** Names that outputs need for themselves, in camelCase. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  // The page builder takes a control of this name for the identity of its element, which can then not be deleted.
  "id",
  // Attributes that the block editor adds to blocks.
  "align",
  "allowedBlocks",
  "anchor",
  "ariaLabel",
  "backgroundColor",
  "borderColor",
  "className",
  "fontFamily",
  "fontSize",
  "gradient",
  "layout",
  "lock",
  "metadata",
  "style",
  "textColor",
  // Controls that the page builder adds to every element.
  "animationDuration",
  "customCss",
  // Attributes with a meaning for React, which draws the block editor.
  "children",
  "key",
  "ref",
]);
