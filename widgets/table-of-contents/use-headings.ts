import { useEffect, useRef, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import type { Contents } from "./contents.ts";
import { concernsHeadings, type Heading } from "./headings.ts";
import type { Settings } from "./settings.ts";

/** Markup often arrives in several pieces: the list is read once after the last one. */
const DELAY_MS = 100;

/** Returns the headings of the page, read again when the page or the settings change. */
export function useHeadings({ headings: first, read }: Contents, settings: Settings): readonly Heading[] {
  const { host, after, bus } = useIslet();
  const [headings, setHeadings] = useState(first);
  const readWith = useRef(settings);
  useEffect(() => {
    if (!read) return;
    if (readWith.current !== settings) setHeadings(read(settings));
    readWith.current = settings;
    let cancelTimer = () => {};
    const readSoon = () => {
      cancelTimer();
      cancelTimer = after(DELAY_MS, () => setHeadings(read(settings)));
    };
    const observer = new MutationObserver((records) => {
      if (concernsHeadings(records, host, settings)) readSoon();
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    // Device modes show different parts of the page.
    const stopListening = bus.on("page/device_mode", readSoon);
    return () => {
      cancelTimer();
      stopListening();
      observer.disconnect();
    };
  }, [read, settings, host, after, bus]);
  return headings;
}
