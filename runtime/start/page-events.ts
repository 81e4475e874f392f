import type { Bus } from "../bus.ts";
import type { Page } from "../page.ts";

/** Sends what happens to the page as a whole: it comes back from the back/forward cache, or crosses a breakpoint. */
export function sendPageEvents(page: Page, bus: Bus, signal: AbortSignal): void {
  let mode = page.deviceMode();
  const sendDeviceMode = () => {
    if (mode === page.deviceMode()) return;
    mode = page.deviceMode();
    bus.emit("page/device_mode", { mode });
  };
  addEventListener("pageshow", ({ persisted }) => persisted && bus.emit("page/restored", {}), { signal });
  addEventListener("resize", sendDeviceMode, { signal });
}
