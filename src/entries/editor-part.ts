import { startEditor } from "#runtime/editor/start-editor.ts";
import type { OptionalParts, PartOptions } from "#runtime/start/lazy-parts.ts";

/** Starts what an editor needs, then what its page configuration asks for. */
export async function startParts(options: PartOptions, optional: OptionalParts): Promise<void> {
  startEditor(options);
  const parts = await import("#runtime/start/configured-parts.ts");
  void parts.startParts(options, optional);
}
