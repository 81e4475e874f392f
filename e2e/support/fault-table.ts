import type { Page, Request } from "@playwright/test";
import type { PageOptions } from "./test.ts";

/** How a call may fail. `late`: the answer comes after a newer one. `expired-nonce`: all nonces of the page have expired. */
export const FAULTS = [
  "status:500",
  "drop",
  "malformed",
  "html",
  "empty",
  "expired-nonce",
  "late",
  "timeout",
] as const;
export type Fault = (typeof FAULTS)[number];

/** A new page and the shop behind it. */
export interface ShopPage {
  readonly page: Page;
  put(productId: number): Promise<void>;
  makePage(html: string, options?: PageOptions): Promise<string>;
}

/** One call of one widget: what the visitor does, and what happens if the call fails. */
export interface Row {
  /** The widget and its call. */
  readonly name: string;
  /** The call's name in the CMS's fault cookie. */
  readonly target: string;
  /** True for the requests of this call. */
  isCall(request: Request): boolean;
  /** Prepares the page. The shop still works. */
  open(place: ShopPage): Promise<void>;
  /** Does the same on the page that the row before it has left, so both share a visit. Left out: a visit of its own. */
  goOn?(place: ShopPage): Promise<unknown>;
  /** The visitor's action that makes the call. */
  act(page: Page): Promise<unknown>;
  /** Expects that the page shows the failure. */
  showsFailure(page: Page): Promise<unknown>;
  /** Expects that typed text and choices are still there. */
  keepsInput?(page: Page): Promise<unknown>;
  /** The visitor tries again; the shop works again. */
  retry(page: Page, fault: Fault): Promise<unknown>;
  /** Expects that the page shows the success. */
  showsSuccess(page: Page, fault: Fault): Promise<unknown>;
  /** What happens with an expired nonce. `none`: the call has no nonce, so the server refuses it with 403 and `-1`. */
  readonly expiredNonce: "none" | "renewed" | Expectation;
  /** What happens if the answer is cut off after the server has acted. `done`: success; left out: failure as usual. */
  readonly halfAnswer?: "done" | Expectation;
  /** What happens while the first answer is under way; or the reason why nothing can. */
  readonly lateAnswer: LateAnswer | string;
  /** How long the widget waits for an answer; 30 s if left out. */
  readonly timeoutMs?: number;
  /** Faults that make no sense for this call, with the reason. */
  readonly skipped?: Partial<Record<Fault, string>>;
  /** Console messages that the failure causes. */
  readonly expectedErrors?: RegExp;
}

type Expectation = (page: Page) => Promise<unknown>;

interface LateAnswer {
  /** The visitor's second action. */
  second(page: Page): Promise<unknown>;
  /** Expects the final state of the page. */
  end(page: Page): Promise<unknown>;
  /** Number of calls in all. */
  readonly calls: number;
  /** True if the second answer comes first. */
  readonly overtakes?: boolean;
}

/** Recognises a call of the shop by its endpoint. */
export const shopCall = (endpoint: string) => (request: Request) =>
  new URL(request.url()).searchParams.get("wc-ajax") === endpoint;

/** Recognises a call of admin-ajax by its action. */
export const adminCall = (action: string) => (request: Request) =>
  new URL(request.url()).pathname.endsWith("/admin-ajax.php") && !!request.postData()?.includes(action);
