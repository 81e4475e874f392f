// Runs in the editor's own window.
import { chooseFile } from "./choose-file.ts";
import type { EditorGlobals } from "./editor.ts";
import { registerNestedElements } from "./nested-elements.ts";
import { fillNewElements } from "./new-elements.ts";
import { previewEdited } from "./preview.ts";
import { showProblems } from "./problems.ts";

const globals = window as unknown as EditorGlobals;
const { isletElementor: data } = globals;

window.addEventListener("elementor/nested-element-type-loaded", () => {
  if (globals.elementor && data) registerNestedElements(globals.elementor, data);
});

window.addEventListener("elementor:init", () => {
  const editor = globals.elementor;
  if (!editor) return;
  showProblems(editor);
  if (globals.$e && data) fillNewElements(globals.$e, data);
  editor.channels.editor.on("islet:preview", () => previewEdited(editor));
  editor.channels.editor.on("islet:library", (button) => {
    if (globals.$e && globals.wp) chooseFile(globals.wp.media, globals.$e, button);
  });
});
