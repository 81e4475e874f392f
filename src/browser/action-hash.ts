import { parseJson } from "#runtime/parse-json.ts";
import { percentDecode } from "./percent-decode.ts";

/** What a link asks a widget to do: a name to look up in a Map, and settings still to be checked by a schema. */
export interface ActionHash {
  name: string;
  settings: Record<string, unknown>;
}

const LONGEST = 16_384;
const ACTION = /^#?elementor-action:action=([\w:.-]{1,64})(?:&(?:settings=(.*))?)?$/s;

/**
 * Reads an action hash of the page builder (content reference 1.8): `#`, then percent-encoded once, twice or
 * not at all, `elementor-action:action={name}&settings={base64 of a JSON object}`; without settings they are
 * empty. Anything else is null (security reference, rule 19). The whole is 16,384 characters at most.
 */
export function decodeActionHash(hash: string): ActionHash | null {
  if (hash.length > LONGEST) return null;
  const [, name, encoded] = ACTION.exec(decodeTwice(hash)) ?? [];
  const settings = encoded ? decodeSettings(encoded) : {};
  return name && settings ? { name, settings } : null;
}

function decodeTwice(text: string): string {
  const once = percentDecode(text) ?? text;
  return percentDecode(once) ?? once;
}

/** The server writes settings without entries as an empty list. */
function decodeSettings(encoded: string): Record<string, unknown> | null {
  const parsed = parseJson(decodeBase64(encoded));
  if (!parsed.ok || typeof parsed.value !== "object" || parsed.value === null) return null;
  if (Array.isArray(parsed.value)) return parsed.value.length === 0 ? {} : null;
  return parsed.value as Record<string, unknown>;
}

function decodeBase64(encoded: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
