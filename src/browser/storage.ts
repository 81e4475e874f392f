import { isRecord, parseJson } from "#runtime/parse-json.ts";

/** Which of the two browser stores: kept for good, or for this tab. */
export type StorageArea = "local" | "session";

/** A store of texts that never throws. */
export interface TextStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** A store of JSON values, each of which may have a lifetime. */
export interface ExpiringStorage {
  /** The value, or undefined when there is none or its lifetime is over. */
  get(field: string): unknown;
  /** Without a lifetime the field keeps the expiry it already has. */
  set(field: string, value: unknown, lifetimeSeconds?: number): void;
  remove(field: string): void;
}

type Fields = Record<string, unknown>;

const EXPIRATION = "__expiration";

/** Every popup of a site leaves a few fields in the one object; browsers end at about five million characters. */
const JSON_LIMITS = { size: 5_000_000, keys: 10_000 };

/** What the browser refused to keep, for as long as this page lives; null = removed. */
const pageMemory = { local: new Map<string, string | null>(), session: new Map<string, string | null>() };

/**
 * Texts in localStorage or sessionStorage. Where storage is blocked, broken or full the page's own memory
 * takes over, so that what was set can be read back until the visitor leaves (runtime.10).
 */
export function textStorage(area: StorageArea): TextStorage {
  const memory = pageMemory[area];
  const attempt = (key: string, fallback: string | null, change: (store: Storage) => void) => {
    try {
      change(window[`${area}Storage`]);
      memory.delete(key);
    } catch {
      memory.set(key, fallback);
    }
  };
  return {
    get(key) {
      const remembered = memory.get(key);
      if (remembered !== undefined) return remembered;
      try {
        return window[`${area}Storage`].getItem(key);
      } catch {
        return null;
      }
    },
    set: (key, value) => attempt(key, value, (store) => store.setItem(key, value)),
    remove: (key) => attempt(key, null, (store) => store.removeItem(key)),
  };
}

/**
 * Fields with a lifetime, in the page builder's own format: one JSON object under one key, whose field
 * `__expiration` maps field → epoch milliseconds. Returning visitors hold such objects already, so names
 * and shape must stay (content reference 1.7). Anything unreadable counts as empty and is written anew.
 * @param options.rootKey the key that holds the object
 * @param options.now the clock, in epoch milliseconds
 */
export function expiringStorage(
  area: StorageArea,
  { rootKey = "elementor", now = Date.now }: { rootKey?: string; now?: () => number } = {},
): ExpiringStorage {
  const store = textStorage(area);
  const read = () => {
    const fields = record(store.get(rootKey));
    const expiration = { ...(isRecord(fields[EXPIRATION]) && fields[EXPIRATION]) };
    for (const [field, dueMs] of Object.entries(expiration)) {
      if (typeof dueMs === "number" && dueMs > now()) continue;
      delete fields[field];
      delete expiration[field];
    }
    return { fields, expiration };
  };
  const write = (fields: Fields, expiration: Fields) =>
    store.set(rootKey, JSON.stringify({ ...fields, [EXPIRATION]: expiration }));
  return {
    get(field) {
      const { fields } = read();
      return field !== EXPIRATION && Object.hasOwn(fields, field) ? fields[field] : undefined;
    },
    set(field, value, lifetimeSeconds) {
      const { fields, expiration } = read();
      fields[field] = value;
      if (lifetimeSeconds !== undefined) expiration[field] = now() + lifetimeSeconds * 1000;
      write(fields, expiration);
    },
    remove(field) {
      const { fields, expiration } = read();
      delete fields[field];
      delete expiration[field];
      write(fields, expiration);
    },
  };
}

function record(text: string | null): Fields {
  const parsed = parseJson(text, JSON_LIMITS);
  return parsed.ok && isRecord(parsed.value) ? parsed.value : {};
}
