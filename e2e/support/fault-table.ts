import type { Page, Request } from "@playwright/test";
import type { PageOptions } from "./test.ts";

/** How a call may end badly; `late`: its answer comes after something newer. `expired-nonce` is every nonce of the page. */
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

/** A page that no other cell has used, and the shop behind it. */
export interface Place {
  readonly page: Page;
  put(productId: number): Promise<void>;
  makePage(html: string, options?: PageOptions): Promise<string>;
}

/** One call of one widget: what a visitor does, and what follows when the call fails. */
export interface Row {
  /** Who makes the call, and which one. */
  readonly name: string;
  /** What the CMS's fault cookie calls it. */
  readonly target: string;
  /** The same call among the requests of the page. */
  isCall(request: Request): boolean;
  /** Everything before the visitor acts; the shop still works. */
  open(place: Place): Promise<void>;
  act(page: Page): Promise<unknown>;
  /** What the visitor is told, or sees instead. */
  told(page: Page): Promise<unknown>;
  /** What must still be there after a failure: typed text, choices. */
  kept?(page: Page): Promise<unknown>;
  /** The shop works again, and the visitor tries again. */
  again(page: Page, fault: Fault): Promise<unknown>;
  /** What is seen when all has worked in the end. */
  done(page: Page, fault: Fault): Promise<unknown>;
  /** What an expired nonce leads to. `none`: the call takes no nonce, the server refuses it (403, `-1`). */
  readonly nonce: "none" | "renewed" | Told;
  /** Half an answer of something that was done. `done`: the page shows it as done; else it is told like the others. */
  readonly half?: "done" | Told;
  /** What comes while the first answer is on its way, how many calls that makes, and whether the second overtakes. */
  readonly late: Late | string;
  /** How long the widget waits for an answer; 30 s unless given. */
  readonly timeoutMs?: number;
  /** Faults that mean nothing here, with the reason. */
  readonly without?: Partial<Record<Fault, string>>;
  /** Messages of the console that belong to the failure. */
  readonly noise?: RegExp;
}

type Told = (page: Page) => Promise<unknown>;

interface Late {
  second(page: Page): Promise<unknown>;
  end(page: Page): Promise<unknown>;
  readonly calls: number;
  readonly overtakes?: boolean;
}

/** A call of the shop by its endpoint. */
export const shopCall = (endpoint: string) => (request: Request) =>
  new URL(request.url()).searchParams.get("wc-ajax") === endpoint;

/** A call of admin-ajax by its action. */
export const adminCall = (action: string) => (request: Request) =>
  new URL(request.url()).pathname.endsWith("/admin-ajax.php") && !!request.postData()?.includes(action);
