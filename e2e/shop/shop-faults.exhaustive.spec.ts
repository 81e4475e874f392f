import type { Page, Request, Route } from "@playwright/test";
import { patience } from "#tests/machine.ts";
import { FAULTS, type Fault, type Row, type ShopPage } from "../support/fault-table.ts";
import { cartRows } from "../support/faults-cart.ts";
import { checkoutRows } from "../support/faults-checkout.ts";
import { contentRows } from "../support/faults-content.ts";
import { listRows } from "../support/faults-list.ts";
import { paymentRows } from "../support/faults-payment.ts";
import { becomeNewVisitor } from "../support/in-one-page.ts";
import { test } from "../support/shop.ts";
import { expect, expectQuiet, troubles } from "../support/test.ts";
import { watchRequests } from "../support/watch-requests.ts";

/** Told by the browser itself of failures that the table asks for. */
const NETWORK = /Failed to load resource|net::ERR_/;

interface Cell extends ShopPage {
  readonly row: Row;
  readonly fault: Fault;
  /** How often the page has sent the call. The browser itself may repeat one whose connection broke. */
  sent(): number;
  strike(text: string): Promise<void>;
  expireNonces(): Promise<unknown>;
}

/** A shop in which one call fails: told, nothing lost, nothing sent twice, and it works again. */
async function failAndRecover({ row, fault, page, sent, strike, expireNonces }: Cell) {
  const rest = watchRequests(page);
  const tell = (fault === "malformed" && row.halfAnswer) || (fault === "expired-nonce" && row.expiredNonce);
  const isRealExpiry = fault === "expired-nonce" && row.expiredNonce !== "none";
  if (isRealExpiry) await expireNonces();
  else await strike(`${row.target}=${fault === "expired-nonce" ? "minus-one" : fault}`);
  await row.act(page);
  await expect.poll(sent).toBeGreaterThan(0);
  if (tell === "done" || tell === "renewed") {
    await row.showsSuccess(page, fault);
    // The page may show its own guess before the answers come.
    await rest();
    expect(sent()).toBe(tell === "done" ? 1 : 2);
    return;
  }
  await (typeof tell === "function" ? tell(page) : row.showsFailure(page));
  // What the page asks for by itself, unsure what was done, is to meet the fault, too.
  await rest();
  await row.keepsInput?.(page);
  expect(sent()).toBe(1);
  await strike("");
  await row.retry(page, fault);
  await row.showsSuccess(page, fault);
}

/** An answer that never comes. */
async function waitInVain({ row, fault, page, sent }: Cell) {
  const rest = watchRequests(page, (request) => !row.isCall(request));
  const hold = (route: Route) => (row.isCall(route.request()) ? undefined : route.fallback());
  await page.route("**/*", hold);
  await row.act(page);
  await expect.poll(sent).toBe(1);
  // Code that comes with the press has limits of its own.
  await rest();
  await page.clock.fastForward((row.timeoutMs ?? 30_000) + 1_000);
  await row.showsFailure(page);
  await row.keepsInput?.(page);
  expect(sent()).toBe(1);
  await page.unroute("**/*", hold);
  await row.retry(page, fault);
  await row.showsSuccess(page, fault);
}

/** The first answer comes after the visitor has done something else, or after a newer answer. */
async function answerLate({ row, page, sent }: Cell) {
  if (typeof row.lateAnswer === "string") return;
  const { second, end, calls, overtakes = false } = row.lateAnswer;
  const held: (() => void)[] = [];
  await page.route("**/*", async (route) => {
    if (!row.isCall(route.request())) return route.fallback();
    if (held.length < (overtakes ? 2 : 1)) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => undefined);
  });
  await row.act(page);
  await expect.poll(() => held.length).toBe(1);
  await second(page);
  if (overtakes) {
    await expect.poll(() => held.length).toBe(2);
    const newer = page.waitForResponse((response) => row.isCall(response.request()));
    held[1]?.();
    await newer;
  }
  held[0]?.();
  await end(page);
  await expect.poll(sent).toBe(calls);
}

const provoke = ({ fault }: Cell) =>
  fault === "late" ? answerLate : fault === "timeout" ? waitInVain : failAndRecover;

const isMeant =
  ({ skipped = {}, lateAnswer }: Row) =>
  (fault: Fault) =>
    !(fault in skipped) && !(fault === "late" && typeof lateAnswer === "string");

/** The next visitor of this page is another one. */
const leave = (page: Page) => (page.url() === "about:blank" ? undefined : becomeNewVisitor(page));

const rows = [...contentRows, ...listRows, ...cartRows, ...paymentRows, ...checkoutRows];
/** Rows that share a visit: each begins on the page that the one before it has left. */
const visits = rows.reduce<Row[][]>((all, row) => {
  if (row.goOn) all.at(-1)?.push(row);
  else all.push([row]);
  return all;
}, []);

// Motion is none of the promises, and drawing it costs as much as a visit.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const visit of visits)
  test(`${visit.map(({ name }) => name).join(", ")}: whatever the call meets, the page stays usable, the visitor is told, nothing is lost or sent twice`, async ({
    context,
    page: sharedPage,
    makePage,
    shop,
  }) => {
    test.setTimeout(120_000 * patience);
    const failures: string[] = [];

    async function tryRow(page: Page, row: Row, fault: Fault, isGoingOn: boolean) {
      const place = { page, put: shop.put, makePage };
      if (!isGoingOn) await leave(page);
      await (isGoingOn && row.goOn ? row.goOn(place) : row.open(place));
      let sent = 0;
      const count = (request: Request) => {
        if (row.isCall(request)) sent++;
      };
      page.on("request", count);
      const expireNonces = () => context.request.post("/__cms/expire-nonces");
      const cell = { ...place, row, fault, sent: () => sent, strike: shop.fault, expireNonces };
      try {
        await provoke(cell)(cell);
        await expectQuiet(page, [NETWORK, ...(row.expectedErrors ? [row.expectedErrors] : [])]);
        // What this row may cause the next one may not.
        troubles(page).consoleErrors.length = 0;
      } finally {
        page.off("request", count);
      }
    }

    for (const fault of FAULTS) {
      // A clock stays installed in its page. The other visits share one, which keeps its compiled code.
      const page = fault === "timeout" ? await context.newPage() : sharedPage;
      if (fault === "timeout") await page.clock.install();
      let last: Row | undefined;
      for (const [index, row] of visit.entries()) {
        if (!isMeant(row)(fault)) continue;
        await test.step(`${row.name}: ${fault}`, async () => {
          const isGoingOn = last !== undefined && last === visit[index - 1];
          last = row;
          await tryRow(page, row, fault, isGoingOn).catch((error: unknown) => {
            failures.push(`${row.name}: ${fault}: ${String(error)}`);
            last = undefined;
          });
        });
      }
      await leave(page);
    }
    expect(failures).toEqual([]);
  });
