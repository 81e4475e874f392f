import type { Page, Request } from "@playwright/test";
import { expect } from "./test.ts";

/** Lets code that has arrived be run, while the page's own clock stands. */
const letRun = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 50; turn++)
      await new Promise((next) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = next;
        port2.postMessage(0);
      });
  });

/** Waits until nothing is on its way any more, code that comes with a press or an answer included. */
export function watchRequests(
  page: Page,
  isMeant: (request: Request) => boolean = () => true,
): () => Promise<void> {
  const underWay = new Set<Request>();
  let sent = 0;
  page.on("request", (request) => {
    if (!isMeant(request)) return;
    sent++;
    underWay.add(request);
  });
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => underWay.delete(request));
  return async () => {
    for (let before = -1; before < sent; ) {
      before = sent;
      await expect.poll(() => underWay.size).toBe(0);
      await letRun(page);
    }
  };
}
