import { type BrowserContext, expect, type Page } from "@playwright/test";

/** Everything that went wrong on a page, on all its navigations. */
export interface Troubles {
  /** Messages of `console.error`, errors that the browser prints, and Islet's warnings. */
  consoleErrors: string[];
  /** Uncaught exceptions and unhandled rejections. */
  pageErrors: string[];
  /** Breaches of the page's content security policy, with Trusted Types. */
  policyViolations: string[];
  /** Requests to other machines that no `page.route` answered. */
  outsideRequests: string[];
}

const troublesOf = new WeakMap<Page, Troubles>();

/** What went wrong on the page so far. The lists are live: a test may empty one after an expected failure. */
export function troubles(page: Page): Troubles {
  const seen = troublesOf.get(page);
  if (!seen) throw new Error("This page is not guarded: call guard(context) before the context opens pages.");
  return seen;
}

/** Collects the troubles of every page of the context. Call it before the first page opens. */
export async function guard(context: BrowserContext): Promise<void> {
  context.on("page", watchPage);
  await context.exposeBinding("__reportPolicyViolation", ({ page }, violation: string) => {
    troublesOf.get(page)?.policyViolations.push(violation);
  });
  await context.addInitScript(() => {
    const report = Reflect.get(window, "__reportPolicyViolation") as (violation: string) => void;
    addEventListener("securitypolicyviolation", (event) => {
      report(
        `${event.violatedDirective}: ${event.blockedURI} ${event.sample} (${event.sourceFile}:${event.lineNumber})`,
      );
    });
  });
}

function watchPage(page: Page): void {
  const seen: Troubles = { consoleErrors: [], pageErrors: [], policyViolations: [], outsideRequests: [] };
  troublesOf.set(page, seen);
  page.on("console", (message) => {
    const { url } = message.location();
    const isWarning = message.type() === "warning" && message.text().startsWith("[islet]");
    // The browser requests the icon, not the page.
    if ((message.type() !== "error" && !isWarning) || url.endsWith("/favicon.ico")) return;
    seen.consoleErrors.push(`${message.text()} (${url})`);
  });
  page.on("pageerror", (error) => seen.pageErrors.push(error.stack ?? error.message));
  page.on("requestfailed", (request) => {
    // A frame of another site may leave its process once it is answered: then what answered it was a route.
    if (isOutside(request.url()) && !request.existingResponse()) seen.outsideRequests.push(request.url());
  });
}

function isOutside(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol.startsWith("http") && hostname !== "127.0.0.1" && hostname !== "localhost";
}

/**
 * Expects that nothing went wrong on the page: no console error, no uncaught error, no breach of the policy,
 * no request to another machine.
 * @param except patterns of messages that the test expects
 */
export async function expectQuiet(page: Page, except: RegExp[] = []): Promise<void> {
  // The browser reports in order: after this answer, all earlier events have arrived.
  await page.evaluate(() => undefined);
  const unexpected = (messages: string[]) =>
    messages.filter((message) => !except.some((pattern) => pattern.test(message)));
  const seen = troubles(page);
  expect({
    consoleErrors: unexpected(seen.consoleErrors),
    pageErrors: unexpected(seen.pageErrors),
    policyViolations: unexpected(seen.policyViolations),
    outsideRequests: unexpected(seen.outsideRequests),
  }).toEqual({ consoleErrors: [], pageErrors: [], policyViolations: [], outsideRequests: [] });
}
