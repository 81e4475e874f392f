import { isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** A video of the list. */
export interface Video {
  readonly address: string;
  readonly title: string;
  readonly picture: HTMLImageElement | undefined;
}

/** What the widget `video` takes over: a link to the video, with its picture. */
function createVideo({ address, title, picture }: Video, aspectRatio: string): HTMLElement {
  const box = document.createElement("div");
  const link = document.createElement("a");
  link.href = address;
  if (picture)
    link.append(Object.assign(picture.cloneNode() as HTMLImageElement, { alt: title, loading: "eager" }));
  else link.textContent = title;
  box.append(link);
  box.dataset["widget"] = "video";
  box.dataset["widgetOn"] = "load";
  box.dataset["settings"] = JSON.stringify({ video_url: address, aspect_ratio: aspectRatio });
  return box;
}

/** Returns what plays a video on the stage, by the widget `video`; what the server printed there comes back at the end. */
export function createStage(
  stage: HTMLElement,
  aspectRatio: string,
  { listen, signal }: Pick<WidgetContext, "listen" | "signal">,
): (video: Video) => void {
  const printed = [...stage.childNodes];
  signal.addEventListener("abort", () => stage.replaceChildren(...printed));

  /** The player takes the focus. Who is elsewhere on the page when one video follows another stays there. */
  function press(box: HTMLElement, isFollowed: boolean) {
    const focused = document.activeElement;
    box.querySelector("a")?.click();
    if (!isFollowed && isHtmlElement(focused)) focused.focus({ preventScroll: true });
  }

  return (video) => {
    const box = createVideo(video, aspectRatio);
    const isFollowed = stage.parentElement?.contains(document.activeElement) === true;
    listen(box, "islet:mounted", () => press(box, isFollowed), { once: true });
    stage.replaceChildren(box);
  };
}
