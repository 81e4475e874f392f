import { createFrameElement, createVideoBox, type Frame } from "./frame.ts";
import type { LightboxItem } from "./item.ts";
import type { LightboxContext } from "./options.ts";
import { showProblem } from "./problem.ts";

/** Creates the frame of a video, whose code loads now unless the video has its own player. `isPressed`: the visitor has pressed this video, so it plays. */
export function createVideoFrame(
  item: LightboxItem,
  label: string,
  { context, isPressed }: { readonly context: LightboxContext; readonly isPressed: boolean },
): Frame {
  const { page, load, guard } = context;
  const element = createFrameElement(label, page);
  async function fill() {
    try {
      const { showVideo } = await load(() => import("./video.ts"));
      // Code that comes late must not load what the visitor has left.
      if (element.isConnected && !element.inert) showVideo(element, item, { page, isPressed });
    } catch (error) {
      showProblem(element, page, {
        words: page.text("video_error", "The video could not be loaded."),
        address: item.address,
        linkName: page.text("video_open", "Open the video"),
        retry: () => guard(fill),
      });
      throw error;
    }
  }
  if (item.player) {
    element.append(createVideoBox(item, item.player));
    element.removeAttribute("aria-busy");
  } else guard(fill);
  return { element, canZoom: false, toggleZoom() {}, isZoomed: () => false };
}
