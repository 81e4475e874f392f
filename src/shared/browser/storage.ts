/** `local` is kept for good, `session` until the tab is closed. */
export type StorageArea = "local" | "session";

/** A storage of texts that never throws. */
export interface TextStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

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
