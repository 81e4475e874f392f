import { isRecord, parseJson } from "#runtime/parse-json.ts";

/** `local` is kept for good, `session` until the tab is closed. */
export type StorageArea = "local" | "session";

/** A storage of texts that never throws. */
export interface TextStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** A storage of JSON values that may expire. */
export interface ExpiringStorage {
  /** Returns undefined if the field is missing or has expired. */
  get(field: string): unknown;
  /** Without a lifetime the field keeps its expiry. */
  set(field: string, value: unknown, lifetimeSeconds?: number): void;
  remove(field: string): void;
}

type Fields = Record<string, unknown>;

const EXPIRATION = "__expiration";

/** Every popup of a site adds fields to the one object. Browsers allow about five million characters. */
const JSON_LIMITS = { size: 5_000_000, keys: 10_000 };

/** Whether the browser itself holds a text, so that it outlasts the page. */
export const isKept = (area: StorageArea, key: string): boolean =>
  !pageMemory[area].has(key) && textStorage(area).get(key) !== null;

/** What the browser refused to store, until the page is left; null is removed. */
const pageMemory = { local: new Map<string, string | null>(), session: new Map<string, string | null>() };

/**
 * Stores texts in localStorage or sessionStorage. If that is blocked, broken or full, they stay in memory until the
 * visitor leaves the page.
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
      const inMemory = memory.get(key);
      if (inMemory !== undefined) return inMemory;
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
 * Stores fields that may expire, in the page builder's format: one JSON object under one key, whose field
 * `__expiration` maps each field to ms since 1970. Returning visitors have such objects, so names and shape must stay.
 * An unreadable object counts as empty and is overwritten.
 * @param options.rootKey the key of the object
 * @param options.now the clock, in ms since 1970
 */
export function expiringStorage(
  area: StorageArea,
  { rootKey = "elementor", now = Date.now }: { rootKey?: string; now?: () => number } = {},
): ExpiringStorage {
  const store = textStorage(area);
  const read = () => {
    const fields = parseFields(store.get(rootKey));
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

function parseFields(text: string | null): Fields {
  const parsed = parseJson(text, JSON_LIMITS);
  return parsed.ok && isRecord(parsed.value) ? parsed.value : {};
}
