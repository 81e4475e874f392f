import type { CoreOptions } from "./lazy-parts.ts";

/** Puts the styles of widgets back that a router takes out of the head; the code for it comes with the first sheet that goes. */
export function keepStyles({ signal }: CoreOptions): void {
  const { head } = document;
  const observer = new MutationObserver((records) => {
    const gone = records.flatMap(({ removedNodes }) => [...removedNodes] as Partial<HTMLLinkElement>[]);
    const sheets = gone.filter(({ rel }) => rel === "stylesheet") as HTMLLinkElement[];
    if (sheets.length)
      import("./put-back-styles.ts").then(({ putBackStyles }) => putBackStyles(sheets)).catch(() => {});
  });
  observer.observe(head, { childList: true });
  signal.addEventListener("abort", () => observer.disconnect());
}
