import { isShortcut } from "#browser/plain-click.ts";
import type { OptionList } from "./option-list.ts";

interface KeyOptions {
  readonly options: OptionList;
  readonly choose: (option: HTMLOptionElement | undefined) => void;
  readonly close: () => void;
}

const PAGE = 10;
const STEPS = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
  ["PageDown", PAGE],
  ["PageUp", -PAGE],
]);

/** Answers a key in the input, as the ARIA practices say. Tab takes an option that was searched for, and goes on. */
export function searchKey(event: KeyboardEvent, { options, choose, close }: KeyOptions): void {
  const { key, altKey, isComposing } = event;
  if (isComposing) return;
  const step = STEPS.get(key);
  if (key === "Tab") {
    // The focus is on the select before the browser moves it.
    if (options.isTouched()) choose(options.active());
    else close();
    return;
  }
  if (key === "Enter") choose(options.active());
  else if (key === "Escape" || (altKey && key === "ArrowUp")) close();
  else if (step !== undefined && !isShortcut(event)) options.move(step, Math.abs(step) === 1);
  else return;
  event.preventDefault();
  // A dialog around the select stays open.
  event.stopPropagation();
}
