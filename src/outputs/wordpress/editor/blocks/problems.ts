import type { EditorWidget } from "../../../controls/editor-widget.ts";
import { addProblemWords, asksOwner, problemSentence } from "../problem-words.ts";
import { canvasDocument, isletOf } from "./canvas.ts";
import { newId } from "./new-id.ts";
import { useEffect, useState } from "./wp.ts";

/** What a widget reports while somebody edits it. */
export interface Problem {
  /** Its name. */
  readonly widget: string;
  readonly message: string;
  /** `warning` if the widget does without it. */
  readonly status: "error" | "warning";
  /** The settings that it is about, such as `slides[2].title`. */
  readonly paths: readonly string[];
  /** Of the sentence in the panel. */
  readonly id: string;
  /** Whether it ends once the site's owner allows what the widget asks for. */
  readonly isForOwner: boolean;
}

type Detail = Readonly<Record<string, unknown>>;

const findWidget = (name: string) => window.isletBlocks?.widgets.find((widget) => widget.name === name);

/** The codes of problems that stop nothing. */
const WARNINGS: readonly unknown[] = ["widget", "left", "withheld"];

const problemOf = ({ message, code, paths }: Detail, widget: EditorWidget): Problem => ({
  widget: widget.name,
  message: problemSentence(String(message), widget),
  status: WARNINGS.includes(code) ? "warning" : "error",
  paths: Array.isArray(paths) ? paths.map(String) : [],
  id: newId(),
  isForOwner: asksOwner(String(message)),
});

interface Heard {
  /** The settings that the problems are about, as the element has them. */
  readonly settings: string;
  readonly problems: readonly Problem[];
}

const NOTHING: Heard = { settings: "", problems: [] };

const isSame = (one: Problem, other: Problem) => one.widget === other.widget && one.message === other.message;

/** A problem is reported once, and forgotten once the settings are other ones. */
function added(before: Heard, settings: string, problem: Problem): readonly Problem[] {
  const earlier = before.settings === settings ? before.problems : [];
  return [...earlier.filter((known) => !isSame(known, problem)), problem];
}

/** Whether widgets of a block run on the element: the block's own, or the one right below that. */
const isHostOf = (clientId: string, { dataset, parentElement }: HTMLElement) =>
  (dataset["block"] ?? parentElement?.dataset["block"]) === clientId;

/**
 * The problems that the widgets of a block have reported with their present settings. They are not logged: the panel shows
 * them.
 * @param clientId of the block
 * @param settings what the element of the widgets has in `data-settings`
 */
export function useProblems(
  clientId: string,
  settings: string,
  widgets: readonly EditorWidget[],
): readonly Problem[] {
  const [heard, setHeard] = useState(NOTHING);
  useEffect(() => {
    const canvas = canvasDocument();
    const find = (name: unknown) => widgets.find((widget) => widget.name === name);
    const listen = (event: Event) => {
      const { target: host, detail } = event as CustomEvent<Detail> & { readonly target: HTMLElement };
      const widget = find(detail["widget"]);
      if (!widget || host === (canvas as EventTarget) || !isHostOf(clientId, host)) return;
      addProblemWords(isletOf(host), findWidget);
      event.preventDefault();
      const now = host.dataset["settings"] ?? "";
      setHeard((before) => ({ settings: now, problems: added(before, now, problemOf(detail, widget)) }));
    };
    // Before the runtime, which shows the problem in the canvas with the words of the panel.
    canvas.addEventListener("islet:problem", listen, true);
    return () => canvas.removeEventListener("islet:problem", listen, true);
  }, [clientId, widgets]);
  return heard.settings === settings ? heard.problems : NOTHING.problems;
}
