import type { RefObject } from "react";
import type { EditorControl } from "../editor-widget.ts";
import { useEffect, useState } from "./wp.ts";

/** What a widget tells of itself while somebody edits it. */
export interface Problem {
  readonly message: string;
  /** `warning` if the widget does without it. */
  readonly status: "error" | "warning";
  /** The settings that it is about, such as `slides[2].title`. */
  readonly paths: readonly string[];
}

/** The codes of problems that stop nothing. */
const WARNINGS: readonly unknown[] = ["widget", "left", "withheld"];

/** The sentence for people who edit: it names settings by their titles, and neither the widget nor its element. */
function sentenceOf(message: string, controls: readonly EditorControl[]): string {
  const titleOf = (name: string, key: string) => {
    const title = controls.find((control) => control.key === key)?.title;
    return title ? `“${title}”` : name;
  };
  return message
    .replace(/^\[islet\] (?:[\w-]+: )?/, "")
    .replace(/ \([\w-]+(?:[#.][^)]*)?\)/, "")
    .replace(/ The server markup stays\.$/, "")
    .replaceAll(/settings\.(\w+)/g, titleOf);
}

function problemOf(detail: Readonly<Record<string, unknown>>, controls: readonly EditorControl[]): Problem {
  const { message, code, paths } = detail;
  return {
    message: sentenceOf(String(message), controls),
    status: WARNINGS.includes(code) ? "warning" : "error",
    paths: Array.isArray(paths) ? paths.map(String) : [],
  };
}

interface Heard {
  /** The settings that the problems are about, as the element has them. */
  readonly settings: string;
  readonly problems: readonly Problem[];
}

const NOTHING: Heard = { settings: "", problems: [] };

/** A problem is told once, and forgotten once the settings are other ones. */
function added(before: Heard, settings: string, problem: Problem): readonly Problem[] {
  const earlier = before.settings === settings ? before.problems : [];
  return [...earlier.filter(({ message }) => message !== problem.message), problem];
}

/**
 * The problems that a widget's element has told with its present settings. They are not logged: the panel shows them.
 * @param wrapper the block's element; the widget's is right below it
 */
export function useProblems(
  wrapper: RefObject<HTMLElement | null>,
  settings: string,
  controls: readonly EditorControl[],
): readonly Problem[] {
  const [heard, setHeard] = useState(NOTHING);
  useEffect(() => {
    const { current } = wrapper;
    const listen = (event: Event) => {
      const host = event.target as HTMLElement;
      // Problems of widgets further inside are told in their own panels.
      if (host.parentElement !== current) return;
      event.preventDefault();
      const problem = problemOf((event as CustomEvent<Readonly<Record<string, unknown>>>).detail, controls);
      const now = host.dataset["settings"] ?? "";
      setHeard((before) => ({ settings: now, problems: added(before, now, problem) }));
    };
    current?.addEventListener("islet:problem", listen);
    return () => current?.removeEventListener("islet:problem", listen);
  }, [wrapper, controls]);
  return heard.settings === settings ? heard.problems : NOTHING.problems;
}
