/** Letters of these scripts change their form beside others, so a word of them stays whole. */
const JOINED = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]/u;

function charactersOf(text: string): string[] {
  if (!("Segmenter" in Intl)) return Array.from(text);
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}

/** The parts of a text that move by themselves, and what is between them: white space, at which lines may break. */
export const partsOf = (text: string): string[] =>
  text.split(/(\s+)/).flatMap((part) => (JOINED.test(part) || !part.trim() ? [part] : charactersOf(part)));

/** Puts each letter of an element into an element of its own; white space stays text. Returns the letters. */
export function splitLetters(word: HTMLElement, className: string): HTMLElement[] {
  const nodes = partsOf(word.textContent ?? "").map((part) => {
    if (!part.trim()) return document.createTextNode(part);
    const letter = document.createElement("span");
    letter.className = className;
    letter.append(part);
    return letter;
  });
  word.replaceChildren(...nodes);
  return nodes.filter((node) => "className" in node);
}
