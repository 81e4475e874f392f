import { type BrowserContext, expect, type Page } from "@playwright/test";

/** Everything that went wrong on a page, across its navigations. */
export interface Troubles {
  /** `console.error` of any script, and what the browser itself prints as an error. */
  consoleErrors: string[];
  /** Uncaught exceptions and unhandled rejections. */
  pageErrors: string[];
  /** Breaches of the page's content security policy, Trusted Types included. */
  policyViolations: string[];
  /** Requests to other machines that no `page.route` answered. */
  outsideRequests: string[];
}

const troublesOf = new WeakMap<Page, Troubles>();

/** What went wrong on the page so far. The lists are live: a test may empty one after a failure it provoked. */
export function troubles(page: Page): Troubles {
  const known = troublesOf.get(page);
  if (!known)
    throw new Error("This page is not guarded: call guard(context) before the context opens pages.");
  return known;
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
    // The browser asks for an icon on its own; the page did not.
    if (message.type() !== "error" || url.endsWith("/favicon.ico")) return;
    seen.consoleErrors.push(`${message.text()} (${url})`);
  });
  page.on("pageerror", (error) => seen.pageErrors.push(error.stack ?? error.message));
  page.on("requestfailed", (request) => {
    if (isOutside(request.url())) seen.outsideRequests.push(request.url());
  });
}

function isOutside(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol.startsWith("http") && hostname !== "127.0.0.1" && hostname !== "localhost";
}

/**
 * Expects that nothing went wrong on the page: no console error, no uncaught error, no breach of the policy,
 * no request to another machine.
 * @param except patterns of messages this test provokes on purpose
 */
export async function expectQuiet(page: Page, except: RegExp[] = []): Promise<void> {
  // The browser tells things in order: after an answer, everything before it was told.
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
