import { fittingPicture, type Picture } from "./choose-picture.ts";
import type { Feed, Photo } from "./feed.ts";
import { createOffer, type PictureOptions } from "./offered-pictures.ts";

const WIDEST_PX = 640;

/** The pictures of a feed's photos. */
export interface ShownPictures {
  /** Shows each photo's picture, of the server's copies or from where the network keeps it. Pictures only grow. */
  show(): void;
  /** Width of the widest picture that is shown, in px. */
  widestPx(): number;
  /** The address of a picture that waits for consent. */
  waiting(): string | undefined;
  /** The largest picture of a photo that may be asked for. */
  largest(photo: Photo): string | undefined;
  /** Whether other hosts may be asked. */
  mayAsk(): boolean;
}

/** Shows pictures, and tries another one once where one fails. */
export function createPictures(feed: Feed, options: PictureOptions): ShownPictures {
  const { list, photos, settings, changes, context, has } = feed;
  const { parts } = settings;
  const { offered, mayAsk } = createOffer(feed, options);

  function put(photo: Photo, picture: Picture | undefined) {
    photo.shown = picture;
    changes.setAttribute(photo.image, "src", picture?.address ?? photo.printed);
  }

  const choose = (photo: Photo, neededPx?: number) =>
    offered(photo, neededPx).find(({ isCopy }) => !photo.failed.has(isCopy));

  function showOne(photo: Photo) {
    const { shown } = photo;
    const choice = choose(photo);
    const isEnough = shown && shown.isCopy === choice?.isCopy && shown.width >= choice.width;
    if (!isEnough && (shown ?? choice)) put(photo, choice);
  }

  function fail(photo: Photo) {
    const { shown, failed, item, link, image } = photo;
    if (image.getAttribute("src") !== shown?.address) return;
    failed.add(shown.isCopy);
    if (has("debug")) context.warn(`a picture could not be loaded: ${shown.address}`);
    for (const element of [item, link])
      for (const name of parts.failed) changes.toggleClass(element, name, true);
    for (const name of parts.failedImage) changes.toggleClass(image, name, true);
    put(photo, choose(photo, WIDEST_PX));
  }

  // Errors do not bubble.
  const onError = ({ target }: Event) => {
    const photo = photos.find(({ image }) => image === target);
    if (photo) fail(photo);
  };
  context.listen(list, "error", onError, { capture: true });

  const isSurplus = ({ item }: Photo) => parts.surplus.some((name) => item.classList.contains(name));

  return {
    mayAsk,
    show() {
      if (has("imageLoadDisable") || options.widthPx() === 0) return;
      for (const photo of photos) if (!isSurplus(photo)) showOne(photo);
    },
    widestPx: () => Math.max(150, ...photos.map(({ shown }) => shown?.width ?? 0)),
    waiting() {
      if (has("imageLoadDisable") || mayAsk()) return undefined;
      const photo = photos.find(
        (one) => !one.shown && one.failed.size === 0 && one.pictures.size > 0 && !isSurplus(one),
      );
      return photo && fittingPicture(photo.pictures, WIDEST_PX, false)?.address;
    },
    largest: (photo) => offered(photo, WIDEST_PX)[0]?.address,
  };
}
