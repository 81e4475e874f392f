import { isRecord } from "#runtime/parse-json.ts";
import { type BuilderData, prefixOf } from "../elementor/builder.ts";
import { controlOfPath } from "../elementor/control-of-path.ts";
import { tell } from "../elementor/messages.ts";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/**
 * `[islet] countdown: settings.end_date must be … (div). The server markup stays.` as who edits needs it: with the panel's
 * titles of settings, and without where it is.
 */
function sentenceOf(message: string, titleOf: (path: string) => string | undefined): string {
  const [, text = message] = /^\[islet\] [\w-]+: (.+) \(.*$/s.exec(message) ?? [];
  const titled = text.replaceAll(
    /settings\.([\w.[\]]*[\w\]])/g,
    (known, path: string) => `“${titleOf(path) ?? known}”`,
  );
  return /[.!?]$/.test(titled) ? titled : `${titled}.`;
}

/** Shows what is wrong with a setting beside its control, and not in the console. */
export function tellProblems(data: BuilderData, document: Document, editor: Window): void {
  document.addEventListener("islet:problem", (event) => {
    const { detail, target } = event as CustomEvent<unknown>;
    const widget = isRecord(detail) ? data.widgets[textOf(detail["widget"])] : undefined;
    const id = (target as Element).closest?.<HTMLElement>(".elementor-element")?.dataset["id"];
    if (!isRecord(detail) || !widget || !id || !Array.isArray(detail["paths"])) return;
    const find = (path: unknown) => controlOfPath(widget.controls, textOf(path), prefixOf(data, widget));
    const controls = [...new Set(detail["paths"].flatMap((path) => find(path)?.name ?? []))];
    if (controls.length === 0) return;
    event.preventDefault();
    const message = sentenceOf(textOf(detail["message"]), (path) => find(path)?.title);
    tell(editor, "islet:builder-problem", { id, controls, message });
  });
}
