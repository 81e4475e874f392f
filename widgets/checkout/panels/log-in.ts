import { request } from "#browser/ajax.ts";
import { reload } from "#browser/navigate.ts";
import { block } from "#dom/overlay.ts";
import { query } from "#dom/query.ts";
import { createNotice } from "#shop/notices.ts";
import type { Checkout } from "../checkout.ts";
import { focusNotice, showBefore } from "./notice-before.ts";

interface LoginAnswer {
  readonly logged_in?: unknown;
  readonly message?: unknown;
}

/**
 * Logs in through the page builder's ajax action, then reloads the page.
 * @param box contains the fields
 */
export async function logIn(
  { form, context, changes }: Pick<Checkout, "form" | "context" | "changes">,
  box: HTMLElement,
): Promise<void> {
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
  const serverText = answer.ok && typeof answer.data.message === "string" ? answer.data.message : "";
  const defaultText = page.text("login_failed", "You could not be logged in. Please try again.");
  const content = serverText || createNotice("error", defaultText);
  focusNotice(await showBefore(form, content, signal), signal);
  bus.emit("checkout_error", { message: serverText || defaultText });
}
