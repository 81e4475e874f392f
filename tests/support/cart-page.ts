import { readFileSync } from "node:fs";
import { beforeEach, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { atRest } from "./cart-server.ts";

export const fixture = readFileSync("widgets/cart/fixture.html", "utf8");

/** A request of the page, which waits for its answer. */
interface Sent {
  readonly url: string;
  readonly body: URLSearchParams;
  readonly answer: (text: string, status?: number) => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** What the page has asked its shop so far; before each test there is a new shop. */
export let sent: Sent[];

beforeEach(() => {
  sent = [];
  vi.spyOn(navigation, "assign").mockReturnValue();
  vi.stubGlobal("fetch", (url: string, { body }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      const { pathname, search } = new URL(url);
      sent.push({
        url: pathname + search,
        body: new URLSearchParams([...((body ?? []) as URLSearchParams)]),
        answer(text, status = 200) {
          resolve(new Response(text, { status }));
          return atRest();
        },
        drop() {
          reject(new TypeError("Failed to fetch"));
          return atRest();
        },
      });
    });
  });
});

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as the DOM's own types have it
export const one = <Found extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector) as Found;

export const field = (key = "aaa111") => one<HTMLInputElement>(`[name="cart[${key}][qty]"]`);
export const button = () => one<HTMLButtonElement>("[name=update_cart]");
export const last = () => sent.at(-1) as Sent;
export const page = (markup: string) => `<!doctype html><html><body>${markup}</body></html>`;

/** The fixture with other numbers, ids and notices, as the server prints it anew. */
export const cart = ({ beanie = "1", notice = "", nonce = "d03163f6af" } = {}) =>
  page(
    fixture
      .replace('name="cart[aaa111][qty]" value="1"', `name="cart[aaa111][qty]" value="${beanie}"`)
      .replaceAll("d03163f6af", nonce)
      .replaceAll("quantity_", "quantity_anew_")
      .replace('notices-wrapper">', `notices-wrapper">${notice}`),
  );

export const told = () =>
  [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent?.trim());

export function type(value: string, key?: string) {
  field(key).value = value;
  field(key).dispatchEvent(new Event("input", { bubbles: true }));
}

export async function press(element: HTMLElement) {
  element.click();
  await atRest();
}

export async function enter(element: HTMLElement) {
  element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  await atRest();
}
