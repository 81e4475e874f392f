import { useEffect, useRef, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import type { Contents } from "./contents.ts";
import { concernsHeadings, type Heading } from "./headings.ts";
import type { Settings } from "./settings.ts";

/** Markup often comes in several pieces: the list is built once they are all there. */
const CALM_MS = 100;

/** The headings of the page, anew when some come, go or change, and when other settings choose others. */
export function useHeadings({ headings: first, read }: Contents, settings: Settings): readonly Heading[] {
  const { host, after, bus } = useIslet();
  const [headings, setHeadings] = useState(first);
  const readWith = useRef(settings);
  useEffect(() => {
    if (!read) return;
    if (readWith.current !== settings) setHeadings(read(settings));
    readWith.current = settings;
    let stop = () => {};
    const readSoon = () => {
      stop();
      stop = after(CALM_MS, () => setHeadings(read(settings)));
    };
    const observer = new MutationObserver((records) => {
      if (concernsHeadings(records, host, settings)) readSoon();
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    // Other parts of the page are shown on other devices.
    const off = bus.on("page/device_mode", readSoon);
    return () => {
      stop();
      off();
      observer.disconnect();
    };
  }, [read, settings, host, after, bus]);
  return headings;
}
