import { lossOf } from "#browser/loss.ts";
import { reload } from "#browser/navigate.ts";
import { isSwitchOff, isSwitchOn } from "#browser/response-switch.ts";
import { block } from "#dom/block-element.ts";
import { query } from "#dom/query.ts";
import { createNotice } from "#shop/notices.ts";
import { requestObject } from "#shop/server/request-object.ts";
import type { Checkout } from "../checkout.ts";
import { focusNotice, showBefore } from "./notice-before.ts";

interface LoginResponse {
  readonly logged_in?: unknown;
  readonly message?: unknown;
}

/**
 * Logs in through Elementor's ajax action, then reloads the page.
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
  const response = await requestObject<LoginResponse>({
    url: page.ajaxUrl,
    method: "POST",
    body: {
      action: "elementor_woocommerce_checkout_login_user",
      username: field("username")?.value ?? "",
      password: field("password")?.value ?? "",
      nonce: field("woocommerce-login-nonce")?.value ?? page.nonces["checkout_login"] ?? "",
      remember: String(field("rememberme")?.checked ?? false),
    },
    hasEffect: true,
    signal,
    hosts: page.allowedHosts,
  });
  changes.toggleClass(box, "processing", false);
  if (response.ok && isSwitchOn(response.data.logged_in)) return reload();
  unblock();
  if (!response.ok && response.reason === "aborted") return;
  const serverText = response.ok && typeof response.data.message === "string" ? response.data.message : "";
  const isLost = response.ok ? !isSwitchOff(response.data.logged_in) : lossOf(response) === "unknown";
  const defaultText = isLost
    ? page.text(
        "login_lost",
        "No answer came, so you may be logged in already. Please reload the page to see.",
      )
    : page.text("login_failed", "You could not be logged in. Please try again.");
  const content = serverText || createNotice("error", defaultText);
  focusNotice(await showBefore(form, content, signal), signal);
  bus.emit("checkout_error", { message: serverText || defaultText });
}
