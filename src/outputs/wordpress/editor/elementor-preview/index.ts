// Runs in the frame with the page, before the widgets start.
import { followSettings } from "./follow-settings.ts";
import type { FrameGlobals, Frontend } from "./frontend.ts";
import { reportProblems } from "./report-problems.ts";

const frame = window as unknown as FrameGlobals;
const { isletElementor: data } = frame;

if (data) {
  let followed: Frontend["hooks"] | undefined;
  reportProblems(data, document, parent);
  // Islet's own preset sends this event, too, for scripts that wait for Elementor's.
  window.addEventListener("elementor/frontend/init", () => {
    const { elementorFrontend: frontend } = frame;
    if (!frontend?.hooks || frontend.hooks === followed) return;
    followed = frontend.hooks;
    followSettings(frontend, data, parent);
  });
}
