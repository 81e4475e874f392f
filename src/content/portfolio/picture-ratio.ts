/** Height divided by width: of the picture if it is there, else as the server printed it; 1 if nobody knows. */
export function pictureRatio(picture: HTMLImageElement): number {
  const { naturalWidth, naturalHeight } = picture;
  if (naturalWidth > 0) return naturalHeight / naturalWidth;
  const [width, height] = ["width", "height"].map((name) => Number(picture.getAttribute(name)));
  return width && height ? height / width : 1;
}
