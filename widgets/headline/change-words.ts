import type { Changes } from "#dom/state/changes.ts";
import type { Playback } from "./playback.ts";
import type { Headline } from "./read-headline.ts";
import type { Settings } from "./settings.ts";

/** A headline whose words take turns. */
export interface Rotation {
  readonly headline: Headline;
  readonly settings: Settings;
  readonly changes: Changes;
  readonly delay: Playback["delay"];
  /** The letters of each word; empty if the words change as a whole. */
  readonly letters: ReadonlyMap<HTMLElement, readonly HTMLElement[]>;
}

interface Turn {
  readonly previous: HTMLElement;
  readonly next: HTMLElement;
}

/** How long parts of a change take, as shares of the time that a word is shown. */
const SHARES = { letter: 0.02, typedLetter: 0.06, selection: 0.2, clip: 0.24 };
const BEFORE_TYPING_MS = 800;

/** Puts the next word in place of the previous one. */
export async function changeWords(rotation: Rotation, turn: Turn): Promise<void> {
  const { headline, settings, letters } = rotation;
  if (settings.animationType === "typing") return type(rotation, turn);
  fitWidth(rotation, turn.previous);
  // Forces a layout: the width changes from here.
  headline.words.getBoundingClientRect();
  if (settings.animationType === "clip") return clip(rotation, turn);
  if (letters.size > 0) return changeLetters(rotation, turn);
  activate(rotation, turn);
  fitWidth(rotation, turn.next);
}

async function type(rotation: Rotation, turn: Turn) {
  const { headline, settings, changes, delay, letters } = rotation;
  const { parts, rotateIterationDelay: delayMs } = settings;
  const select = (isOn: boolean) => {
    for (const name of parts.selected) changes.toggleClass(headline.words, name, isOn);
  };
  select(true);
  await delay(delayMs * SHARES.selection);
  select(false);
  activate(rotation, turn);
  for (const letter of letters.get(turn.previous) ?? []) letter.classList.remove(...parts.entered);
  await delay(BEFORE_TYPING_MS);
  await moveLetters(rotation, { word: turn.next, isEntering: true, stepMs: delayMs * SHARES.typedLetter });
}

async function clip(rotation: Rotation, turn: Turn) {
  const { headline, settings, changes, delay } = rotation;
  const durationMs = settings.rotateIterationDelay * SHARES.clip;
  changes.setStyle(headline.words, "transition", `width ${durationMs}ms`);
  changes.setStyle(headline.words, "width", "2px");
  await delay(durationMs);
  activate(rotation, turn);
  fitWidth(rotation, turn.next);
  await delay(durationMs);
}

async function changeLetters(rotation: Rotation, turn: Turn) {
  const { settings, changes } = rotation;
  const words = [turn.previous, turn.next];
  for (const word of words) changes.setStyle(word, "opacity", "1");
  activate(rotation, turn);
  fitWidth(rotation, turn.next);
  const stepMs = settings.rotateIterationDelay * SHARES.letter;
  await Promise.all(
    words.map((word) => moveLetters(rotation, { word, isEntering: word === turn.next, stepMs })),
  );
}

interface LetterMove {
  readonly word: HTMLElement;
  readonly isEntering: boolean;
  readonly stepMs: number;
}

async function moveLetters({ settings, letters, delay }: Rotation, { word, isEntering, stepMs }: LetterMove) {
  for (const letter of letters.get(word) ?? []) {
    for (const name of settings.parts.entered) letter.classList.toggle(name, isEntering);
    await delay(stepMs);
  }
}

function activate({ settings, changes }: Rotation, { previous, next }: Turn) {
  for (const name of settings.parts.active) {
    changes.toggleClass(previous, name, false);
    changes.toggleClass(next, name, true);
  }
  for (const name of settings.parts.inactive) {
    changes.toggleClass(next, name, false);
    changes.toggleClass(previous, name, true);
  }
}

function fitWidth({ headline, changes }: Rotation, word: HTMLElement) {
  changes.setStyle(headline.words, "width", `${word.offsetWidth + 1}px`);
}
