/** A kind of element that site editors have; outputs map it to their own blocks and elements. */
export type EditorElement =
  | "button"
  | "code"
  /** Its inside is the editor's own, such as a list of posts or an accordion: widgets only move it as a whole. */
  | "composite"
  | "container"
  | "embed"
  | "gallery"
  | "header"
  | "heading"
  | "image"
  | "navigation"
  | "text";
