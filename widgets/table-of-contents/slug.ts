const MAX_LENGTH = 64;

/** Makes an id from text in any script: letters, marks and digits stay, the rest becomes single hyphens. */
export function slugOf(text: string): string {
  const words = text
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  const slug = [...words.filter(Boolean).join("-")].slice(0, MAX_LENGTH).join("");
  return slug.replace(/-$/, "") || "section";
}

/** The first of `slug`, `slug-2`, `slug-3` … that is free. */
export function uniqueSlug(text: string, isTaken: (id: string) => boolean): string {
  const slug = slugOf(text);
  let id = slug;
  for (let number = 2; isTaken(id); number += 1) id = `${slug}-${number}`;
  return id;
}
