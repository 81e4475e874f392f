import { asButton } from "#dom/as-button.ts";
import { type Feed, partOf, partsOf, setShown } from "./feed.ts";
import { linkHashtags } from "./hashtags.ts";
import { linkColour } from "./link-colour.ts";
import { shortened } from "./shorten.ts";

/** What undoes what was done to texts; the last one first. */
export type Undos = (() => void)[];

/** Makes the hashtags of a post links. */
export function linkTags(post: Element, { settings }: Feed, undos: Undos): void {
  const { skin, linkHashtags: isLinking } = settings;
  if (!isLinking) return;
  const words = partOf(post, skin.words);
  const colour = linkColour(words?.dataset["color"]);
  for (const text of [...(words ? [words] : []), ...partsOf(post, skin.description)])
    undos.push(linkHashtags(text, colour));
}

/** Shortens the text of a post, if the post has a button that shows the whole one. */
export function shortenText(post: Element, feed: Feed, undos: Undos): void {
  const { skin, textLimit } = feed.settings;
  const words = partOf(post, skin.words);
  const toggle = partOf(post, skin.toggle);
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
  const labels = [partOf(toggle, settings.skin.more), partOf(toggle, settings.skin.less)];
  if (!button) return;
  let isOpen = false;

  function show() {
    words.replaceChildren(...(isOpen ? whole : short));
    for (const [index, label] of labels.entries())
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
