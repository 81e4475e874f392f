import { isRecord } from "#runtime/parse-json.ts";
import type { Islet } from "#runtime/start/islet.ts";
import type { EditorControl, EditorWidget } from "../../controls/editor-widget.ts";
import { titleOfPath } from "./title-of-path.ts";

type Controls = Pick<EditorWidget, "controls">;

/** `[islet] countdown: settings.end_date must be … (div.sale). The server markup stays.` */
const MESSAGE = /^\[islet\] (?:[\w-]+: )?(.*) \([\w-]+(?:[#.]\S*)?\)\.(?: (.*))?$/s;

/** Nothing that editors need to know: they see the element. */
const STAYS = "The server markup stays.";

/** What only the settings of the site can change, in words of the page configuration. */
const NOT_ALLOWED = /\ballowed_hosts of #islet-config does not name (its host|[^\s;,]+)/;

/** Whether a problem ends once the site's owner allows another site. */
export const asksOwner = (message: string): boolean => NOT_ALLOWED.test(message);

/** What the page configuration would change, as people read it who cannot write that. */
const forEditors = (text: string) =>
  text
    .replace(NOT_ALLOWED, "$1 is not allowed yet under Settings → Islet")
    .replace(
      /nothing on the page asks for consent to marketing, and consent of #islet-config does not give it/,
      "visitors are asked first",
    )
    .replace(
      /that referrer_patterns of [\w ]{1,40}#islet-config does not list/,
      "that the site's owner has not allowed",
    )
    .replace(/, for which nothing on the page asks; consent of #islet-config can give it/, "");

const titled = (text: string, controls: readonly EditorControl[]) =>
  text.replaceAll(/settings\.([\w.[\]]*[\w\]])/g, (known, path: string) => {
    const title = titleOfPath(controls, path);
    return title ? `“${title}”` : known;
  });

/** Why a widget cannot run, for people who edit: it names settings by their titles, and neither the widget nor its element. */
function problemReason(message: string, { controls }: Controls): string {
  const [, reason = message.replace(/^\[islet\] /, "")] = MESSAGE.exec(message) ?? [];
  return forEditors(titled(reason, controls));
}

const capitalised = (text: string) => text.replace(/^[a-z](?=\w*[\s,])/, (letter) => letter.toUpperCase());

/** The same in sentences, with what happens now. */
export function problemSentence(message: string, widget: Controls): string {
  const [, , now = STAYS] = MESSAGE.exec(message) ?? [];
  const reason = capitalised(problemReason(message, widget));
  const sentence = /[.!?]$/.test(reason) ? reason : `${reason}.`;
  return now === STAYS ? sentence : `${sentence} ${now}`;
}

const withWords = new WeakSet<object>();

/** What the runtime shows in the place of a widget that cannot run has the words of the panel from now on. */
export function addProblemWords(
  islet: Pick<Islet, "hooks"> | undefined,
  find: (widget: string) => EditorWidget | undefined,
): void {
  if (!islet || withWords.has(islet)) return;
  withWords.add(islet);
  islet.hooks.addFilter("islet/problem", (reason: string, detail: unknown) => {
    if (!isRecord(detail) || typeof detail["message"] !== "string") return reason;
    const widget = find(String(detail["widget"]));
    return widget ? problemReason(detail["message"], widget) : reason;
  });
}
