import type { Changes } from "#dom/state/changes.ts";
import { isTag } from "#runtime/node-type.ts";

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

/** Height divided by width: of the picture if it is there, else as the server printed it; 1 if nobody knows. */
export function pictureRatio(picture: HTMLImageElement): number {
  const { naturalWidth, naturalHeight } = picture;
  if (naturalWidth > 0) return naturalHeight / naturalWidth;
  const [width, height] = ["width", "height"].map((name) => Number(picture.getAttribute(name)));
  return width && height ? height / width : 1;
}
