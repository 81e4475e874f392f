import { type Token, Tokenizer } from "parse5";
import { ATTRIBUTE, words } from "#runtime/markup.ts";
import { isRecord, parseJson } from "#runtime/parse-json.ts";
import { codeIn, withoutCode } from "./template-code.ts";

/** An element or a block that a template marks. */
export interface TemplateMarker {
  /** Of the template's text, from 1. */
  readonly line: number;
  /** The names of its widgets. */
  readonly widgets: readonly string[];
  readonly settings: Readonly<Record<string, unknown>>;
  /** Whether code of the template makes part of the settings: only names are known then. */
  readonly isPartial: boolean;
  /** Of WordPress's block editor: its attributes are settings by the names of outputs. */
  readonly isBlock: boolean;
  /** Names of the element's attributes that begin as Islet's do. */
  readonly attributes: readonly string[];
}

/** What a template marks, and how many settings code alone makes. */
export interface MarkedTemplate {
  readonly markers: readonly TemplateMarker[];
  readonly unread: number;
}

/** Reads a template's markers: those in its HTML, and those in texts of its PHP. */
export function findMarkers(text: string): MarkedTemplate {
  const code = codeIn(text);
  const isCode = ({ startOffset, endOffset }: Token.Location) =>
    code.some(({ start, end }) => start < endOffset && end > startOffset);
  const inCode = code
    .filter(({ start }) => text.startsWith("<?", start))
    .flatMap(({ start, end }) => {
      const before = linesIn(text.slice(0, start));
      const inside = markersOf(unescaped(text.slice(start, end)), () => false);
      return inside.map((marker) => ({ ...marker, line: before + marker.line }));
    });
  const all = [...markersOf(withoutCode(text, code), isCode), ...inCode];
  const markers = all.flatMap(({ settings, ...marker }) => (settings ? [{ ...marker, settings }] : []));
  return {
    markers: markers.sort((one, other) => one.line - other.line),
    unread: all.length - markers.length,
  };
}

/** The lines that have ended. */
const linesIn = (text: string) => text.split("\n").length - 1;

/** PHP as if it were HTML: without what begins it and the backslashes before quotes. */
const unescaped = (code: string) => code.replace("<?", "").replaceAll(/\\(["'])/g, "$1");

type IsCode = (location: Token.Location) => boolean;

/** Without settings if code alone makes them. */
type FoundMarker = Omit<TemplateMarker, "settings"> & Partial<Pick<TemplateMarker, "settings">>;

/** Tags and comments are read one by one, not as a tree: a template need not close what it opens. */
function markersOf(source: string, isCode: IsCode): FoundMarker[] {
  const found: FoundMarker[] = [];
  const nothing = () => {};
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (tag) => found.push(...elementMarker(tag, isCode)),
      onComment: (comment) => found.push(...blockMarker(comment, isCode)),
      ...{ onDoctype: nothing, onEndTag: nothing, onEof: nothing, onCharacter: nothing },
      ...{ onNullCharacter: nothing, onWhitespaceCharacter: nothing },
    },
  );
  tokenizer.write(source, true);
  return found;
}

/** Anything else is code. */
const NAME = /^[a-z][a-z\d-]*$/i;

function elementMarker({ attrs, location }: Token.TagToken, isCode: IsCode): FoundMarker[] {
  const valueOf = (name: string) => attrs.find((attribute) => attribute.name === name)?.value;
  const names = valueOf(ATTRIBUTE.widget);
  if (!names || !location) return [];
  const place = location.attrs?.[ATTRIBUTE.settings];
  return [
    {
      line: location.startLine,
      widgets: words(names).filter((name) => NAME.test(name)),
      ...settingsIn(valueOf(ATTRIBUTE.settings) || "{}"),
      isPartial: place ? isCode(place) : false,
      isBlock: false,
      attributes: attrs.map(({ name }) => name).filter((name) => name.startsWith(`${ATTRIBUTE.widget}-`)),
    },
  ];
}

const BLOCK = /^\s?wp:islet\/([a-z-]+) \{/;

/** A block of WordPress's editor stands in a comment. */
function blockMarker({ data, location }: Token.CommentToken, isCode: IsCode): FoundMarker[] {
  const [, name] = BLOCK.exec(data) ?? [];
  if (!name || !location) return [];
  const json = data.slice(data.indexOf("{"), data.lastIndexOf("}") + 1);
  return [
    {
      line: location.startLine,
      widgets: [name],
      ...settingsIn(json),
      isPartial: isCode(location),
      isBlock: true,
      attributes: [],
    },
  ];
}

function settingsIn(json: string): Partial<Pick<TemplateMarker, "settings">> {
  const parsed = parseJson(json);
  return parsed.ok && isRecord(parsed.value) ? { settings: parsed.value } : {};
}
