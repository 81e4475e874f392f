import { query } from "#dom/query.ts";
import { createChanges } from "#dom/state/changes.ts";
import { markAdded } from "#runtime/added.ts";
import { isTag } from "#runtime/node-type.ts";
import { missing, type WidgetContext } from "#runtime/widget.ts";
import { addCopyButton } from "./copy-button.ts";
import { lineRanges, normalised } from "./lines.ts";
import { loadPrism, nodesOf } from "./prism.ts";
import type { Settings } from "./settings.ts";
import { takeApart } from "./take-apart.ts";

/** Longer code keeps one colour: it would keep the page busy. */
const MAX_LENGTH = 10_000;

const languageIn = ({ className }: Element) => /(?:^|\s)lang(?:uage)?-([\w-]+)/.exec(className)?.[1];

/** A column with a number for each line; the class names' style sheet counts. */
function lineNumbers(lines: number): HTMLElement {
  const rows = markAdded(document.createElement("span"));
  rows.className = "line-numbers-rows";
  rows.setAttribute("aria-hidden", "true");
  for (let line = 0; line < lines; line++) rows.append(document.createElement("span"));
  return rows;
}

/** Marks lines by boxes behind them, as high as their lines. */
function markLines(pre: HTMLElement, text: string, lines: number): HTMLElement[] {
  const lineHeight = Number.parseFloat(getComputedStyle(pre).lineHeight) || 0;
  return lineRanges(text, lines).map(({ from, to }) => {
    const mark = markAdded(document.createElement("div"));
    mark.className = "line-highlight";
    mark.setAttribute("aria-hidden", "true");
    mark.dataset["start"] = String(from);
    if (to > from) mark.dataset["end"] = String(to);
    mark.textContent = " \n".repeat(to - from + 1);
    mark.style.top = `${(from - 1) * lineHeight}px`;
    return mark;
  });
}

/** Colours code, numbers its lines, marks some of them, and lets visitors copy it. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { signal, inform, guard, load } = context;
  // WordPress' own block of code is a pre element.
  const pre = isTag(host, "pre") ? host : query(host, "pre");
  const code = pre && query(pre, "code");
  if (!code) throw missing("its element must hold code in a pre element");
  if (code.querySelector(".token")) return;
  // Elementor prints code into an element whose content is text, whatever it looks like.
  const text = normalised((code.querySelector("xmp") ?? code).textContent);
  const lines = text.split("\n").length;
  const printed = [...code.childNodes];
  const changes = createChanges(signal);
  const rows = settings.lineNumbers ? [lineNumbers(lines)] : [];
  code.replaceChildren(text, ...rows);
  changes.setAttribute(code, "translate", "no");
  changes.toggleClass(pre, "line-numbers", settings.lineNumbers);
  // Long lines scroll, with keys, too.
  if (!pre.hasAttribute("tabindex")) changes.setAttribute(pre, "tabindex", "0");
  const marks = markLines(pre, settings.highlightLines, lines);
  pre.append(...marks);
  if (marks.length || rows.length)
    guard(async () => {
      const { followLines } = await load(() => import("./follow-lines.ts"));
      const numbers = rows.flatMap(({ children }) => [...children] as HTMLElement[]);
      followLines({ code, text, marks, numbers }, signal);
    });
  signal.addEventListener("abort", () => {
    code.replaceChildren(...printed);
    for (const mark of marks) mark.remove();
  });
  if (settings.copy) addCopyButton(pre, text, context);

  const language = settings.language || (languageIn(code) ?? languageIn(pre) ?? "");
  if (!/^(?:$|none$|plain|text$)/.test(language)) guard(colour);

  async function colour() {
    if (text.length > MAX_LENGTH)
      return inform(`code of more than ${MAX_LENGTH} characters keeps one colour`);
    const tokenize = await load(loadPrism);
    if (!tokenize("", language))
      return inform(`code in ${language} keeps one colour: its language is not here`);
    const pieces = await takeApart(text, (part) => tokenize(part, language) ?? [part], context);
    if (signal.aborted) return;
    if (pieces) code?.replaceChildren(nodesOf(pieces), ...rows);
    else inform("code keeps one colour, because colouring it would keep the page busy");
  }
}
