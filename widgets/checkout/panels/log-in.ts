import { createNotice } from "#shop/notices.ts";
import { request } from "#browser/ajax.ts";
import { reload } from "#browser/navigate.ts";
import { block } from "#dom/overlay.ts";
import { query } from "#dom/query.ts";
import type { Checkout } from "../checkout.ts";
import { attend, showBefore } from "./notice-before.ts";

interface LoginAnswer {
  readonly logged_in?: unknown;
  readonly message?: unknown;
}

/** Logs in by the builder's call (checkout.2, checkout.3). `box` holds the fields; what was typed stays. */
export async function logIn(checkout: Checkout, box: HTMLElement): Promise<void> {
  const { changes, context, form } = checkout;
  const { bus, page, signal } = context;
  if (box.classList.contains("processing")) return;
  const field = (name: string) => query<HTMLInputElement>(box, `[name="${name}"]`);
  changes.toggleClass(box, "processing", true);
  const unblock = block(box, { text: "", signal });
  const answer = await request<LoginAnswer>({
    url: page.ajaxUrl,
    method: "POST",
    body: {
      action: "elementor_woocommerce_checkout_login_user",
      username: field("username")?.value ?? "",
      password: field("password")?.value ?? "",
      nonce: field("woocommerce-login-nonce")?.value ?? page.nonces["checkout_login"] ?? "",
      remember: String(field("rememberme")?.checked ?? false),
    },
    expects: "json",
    hasEffect: true,
    signal,
    hosts: page.allowedHosts,
  });
  changes.toggleClass(box, "processing", false);
  if (answer.ok && answer.data.logged_in === true) return reload();
  unblock();
  if (!answer.ok && answer.reason === "aborted") return;
  const said = answer.ok && typeof answer.data.message === "string" ? answer.data.message : "";
  const own = page.text("login_failed", "You could not be logged in. Please try again.");
  attend(await showBefore(form, said || createNotice("error", own), checkout), checkout);
  bus.emit("checkout_error", { message: said || own });
}
