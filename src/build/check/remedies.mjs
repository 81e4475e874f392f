/** What to do where a limit is passed; the size check says it. */
export const remedies = {
  entry:
    "move what a page does not need before its first widget is wanted from what src/entries/auto.ts imports to what runtime/start/core.ts imports",
  name: "let src/build/bundle/output/widget-table.mjs pack the names and files of widgets tighter",
  engine: "take from the engine only what islands need (src/shared/engine), or leave the newer version out",
  settings:
    "let widgets that few pages of a shop have bring their schemas with their own files (src/build/bundle/chunks/files.mjs)",
  styles:
    "leave to the theme what it says already, and share what other widgets have, too (src/shared/ui); a further widget has room for about 30 lines",
  sheet:
    "leave out of SHEETS (src/build/bundle/chunks/sheets.mjs) what few pages of this kind show: it brings its own styles",
  firstIsland:
    "take what islands do not need out of the core (src/build/bundle/chunks/files.mjs), or load it on use",
  pageFiles: "let code that the same pages load share a file (src/build/bundle/chunks/files.mjs)",
  pageBytes: "load on use, by import(), what such a page does not need before the visitor acts",
  own: "load on use, by import(), what few visitors need, or share what another widget has too",
};
