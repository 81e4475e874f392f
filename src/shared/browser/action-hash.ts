import { parseJson } from "#runtime/parse-json.ts";
import { percentDecode } from "./percent-decode.ts";

/** The action of a link. Look the name up in a Map and check the settings with a schema: both are untrusted. */
export interface ActionHash {
  name: string;
  settings: Record<string, unknown>;
}

const MAX_LENGTH = 16_384;
const ACTION = /^#?elementor-action:action=([\w:.-]{1,64})(?:&(?:settings=(.*))?)?$/s;

/**
 * Reads an action hash of Elementor, `#elementor-action:action={name}&settings={base64 of a JSON object}`,
 * percent-encoded up to twice. The settings are optional. Anything else, or over 16,384 characters, is null.
 */
export function decodeActionHash(hash: string): ActionHash | null {
  if (hash.length > MAX_LENGTH) return null;
  const [, name, encoded] = ACTION.exec(decodeTwice(hash)) ?? [];
  const settings = encoded ? decodeSettings(encoded) : {};
  return name && settings ? { name, settings } : null;
}

function decodeTwice(text: string): string {
  const decoded = percentDecode(text) ?? text;
  return percentDecode(decoded) ?? decoded;
}

/** PHP prints settings without entries as an empty list. */
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
