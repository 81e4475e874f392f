/** Style of what only screen readers read. For inline use, because a builder's page need not link Islet's styles. */
export const VISUALLY_HIDDEN =
  "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap";
