import { byId } from "./elements.ts";

/**
 * Copies a text, and says so in the element with the id `statusId`.
 * @param select makes the visitor's own copying possible where the browser refuses; returns what to do then
 */
export async function copyText(text: string, statusId: string, select: () => string): Promise<void> {
  const status = byId(statusId, HTMLElement);
  try {
    await navigator.clipboard.writeText(text);
    status.textContent = "Copied.";
  } catch {
    status.textContent = select();
  }
}
