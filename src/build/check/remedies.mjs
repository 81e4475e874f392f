/** What to do where a limit is passed; the size check says it. */
export const remedies = {
  entry:
    "move what a page does not need before its first widget is wanted from what src/auto.ts imports to what runtime/start/core.ts imports",
  name: "let src/build/bundle/widget-table.mjs pack the names and files of widgets tighter",
  firstIsland:
    "take what islands do not need out of the core (src/build/bundle/files.mjs), or load it on use",
  pageFiles: "let code that the same pages load share a file (src/build/bundle/files.mjs)",
  pageBytes: "load on use, by import(), what such a page does not need before the visitor acts",
  own: "load on use, by import(), what few visitors need, or share what another widget has too",
};
