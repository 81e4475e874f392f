import type { Changes } from "#dom/changes.ts";
import { isTag } from "#runtime/kind.ts";
import { pictureRatio } from "./picture-ratio.ts";

/** Gives the boxes of pictures that are flatter than the ratio of all boxes these class names: styles make them fill theirs. */
export function fitPictures(
  pictures: readonly Element[],
  { ratio, tall }: { readonly ratio: number; readonly tall: readonly string[] },
  changes: Changes,
): void {
  for (const picture of pictures) {
    const box = picture.parentElement;
    if (!isTag(picture, "img") || !box) continue;
    for (const name of tall) changes.toggleClass(box, name, pictureRatio(picture) < ratio);
  }
}
