import { numbered } from "#dom/numbered.ts";
import { asButton } from "#dom/press/as-button.ts";
import { type Feed, partOf, partsOf, setShown } from "./feed.ts";
import { linkHashtags } from "./hashtags.ts";
import { shortened } from "./shorten.ts";

/** What undoes what was done to texts; the last one first. */
export type Undos = (() => void)[];

/** Makes the hashtags of a post links. */
export function linkTags(post: Element, { settings }: Feed, undos: Undos): void {
  const { parts, linkHashtags: isLinking } = settings;
  if (!isLinking) return;
  const words = partOf(post, parts.words);
  const colour = linkColour(words?.dataset["color"]);
  for (const text of [...(words ? [words] : []), ...partsOf(post, parts.description)])
    undos.push(linkHashtags(text, colour));
}

/** Shortens the text of a post, if the post has a button that shows the whole one. */
export function shortenText(post: Element, feed: Feed, undos: Undos): void {
  const { parts, textLimit } = feed.settings;
  const words = partOf(post, parts.words);
  const toggle = partOf(post, parts.toggle);
  const short = words && toggle && shortened(words, textLimit);
  if (short) addToggle({ words, toggle, short }, feed, undos);
}

interface LongText {
  readonly words: HTMLElement;
  readonly toggle: HTMLElement;
  readonly short: readonly ChildNode[];
}

/** Shows the short text, and lets a button change to the whole one and back. */
function addToggle({ words, toggle, short }: LongText, feed: Feed, undos: Undos) {
  const { changes, context, settings } = feed;
  const whole = [...words.childNodes];
  const button = partOf(toggle, "a, button");
  const labels = [partOf(toggle, settings.parts.more), partOf(toggle, settings.parts.less)];
  if (!button) return;
  let isOpen = false;

  function show() {
    words.replaceChildren(...(isOpen ? whole : short));
    for (const [index, label] of numbered(labels))
      if (label) setShown(label, isOpen === (index === 1), { changes });
    changes.setAttribute(button as HTMLElement, "aria-expanded", String(isOpen));
  }

  function press() {
    isOpen = !isOpen;
    show();
  }

  undos.push(() => words.replaceChildren(...whole));
  asButton(button, press, { changes, listen: context.listen });
  setShown(toggle, true, { changes });
  show();
}

const HEX = /^#?((?:[\da-f]{3}){1,2})$/i;
const RGB = /^rgba?\(\s*\d{1,3}\s*(?:,\s*\d{1,3}\s*){2}(?:,\s*(?:\d*\.)?\d+\s*)?\)$/i;

/**
 * A post's link colour if it is 3 or 6 hex digits, with `#` or without, or `rgb()` or `rgba()` with integers to 255 and
 * an alpha from 0 to 1; `undefined` for anything else.
 */
export function linkColour(value: string | undefined): string | undefined {
  const text = value?.trim() ?? "";
  const digits = HEX.exec(text)?.[1];
  if (digits) return `#${digits}`;
  if (!RGB.test(text)) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return Math.max(red, green, blue) <= 255 && alpha <= 1 ? text : undefined;
}
