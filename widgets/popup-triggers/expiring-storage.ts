import { type StorageArea, textStorage } from "#browser/storage.ts";
import { isRecord, parseJson } from "#runtime/parse-json.ts";

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

/**
 * Stores fields that may expire, in Elementor's format: one JSON object under one key, whose field
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
