import { textStorage } from "#browser/storage.ts";

/** The key by which a server knows an attempt again: after a double press, a reload and an answer that was lost. */
export interface AttemptKey {
  get(): string;
  /** For the next attempt. */
  renew(): void;
}

/** A key that nobody guesses. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param place of the form in its document */
export function createAttemptKey(place: number): AttemptKey {
  const storage = textStorage("session");
  const name = `islet_form_key:${location.pathname}:${place}`;
  let key = "";
  return {
    get() {
      const kept = storage.get(name) ?? "";
      key ||= /^[\da-f]{32}$/.test(kept) ? kept : newKey();
      storage.set(name, key);
      return key;
    },
    renew() {
      key = "";
      storage.remove(name);
    },
  };
}
