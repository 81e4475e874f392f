import type { Failure } from "#browser/answer.ts";
import { postForm } from "#browser/post-form.ts";
import type { Page } from "#runtime/page.ts";
import { describedFields } from "./describe-fields.ts";
import type { FormKind } from "./kinds.ts";
import { type FormAnswer, readAnswer } from "./read-answer.ts";

/** A form that no usable answer came for. */
export interface FormFailure {
  readonly reason: Failure["reason"];
  /** The words of the server's status line, such as `Bad Gateway`; empty for any other failure. */
  readonly statusText: string;
}

/** What became of a form. */
export type Sent = { readonly answer: FormAnswer } | { readonly failure: FormFailure };

interface SendOptions {
  readonly form: HTMLFormElement;
  readonly kind: FormKind;
  readonly page: Page;
  readonly signal: AbortSignal;
  /** Fields that are not in the form, such as a captcha's. */
  readonly extra?: Readonly<Record<string, string>>;
  readonly onProgress?: (share: number) => void;
}

/** The value of a field that a kind adds. */
function addedValue(value: string, form: HTMLFormElement, page: Page): string {
  const [, name = "", key = ""] = /^%([a-z]+)(?:[:-]([\w-]+))?$/.exec(value) ?? [];
  switch (name) {
    case "url":
      return location.href;
    case "title":
      return document.title;
    case "document":
      return (
        Element.prototype.closest.call(form, "[data-elementor-id]")?.getAttribute("data-elementor-id") ?? ""
      );
    case "nonce":
      return page.nonces[key] ?? "";
    case "data":
      return Element.prototype.getAttribute.call(form, `data-${key}`) ?? "";
    default:
      return value;
  }
}

/** What is sent: the form's fields as the visitor has filled them in, and what the kind adds. */
export function bodyOf({
  form,
  kind,
  page,
  extra = {},
}: Pick<SendOptions, "form" | "kind" | "page" | "extra">) {
  const data = kind.describes ? describedFields(form, kind.describes) : new FormData(form);
  for (const [name, value] of Object.entries(kind.adds)) data.set(name, addedValue(value, form, page));
  for (const [name, value] of Object.entries(extra)) data.set(name, value);
  if (kind.encoding === "multipart") return data;
  const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return new URLSearchParams(texts);
}

/** Sends a form to the CMS's ajax address. Never rejects. */
export async function sendForm({ signal, onProgress, ...sent }: SendOptions): Promise<Sent> {
  const response = await postForm({
    url: sent.page.ajaxUrl,
    hosts: sent.page.allowedHosts,
    body: bodyOf(sent),
    signal,
    ...(onProgress && { onProgress }),
  });
  const answer = response.ok ? readAnswer(sent.kind, response.data) : null;
  if (answer) return { answer };
  const reason = response.ok ? "malformed" : response.reason;
  return { failure: { reason, statusText: (reason === "status" && response.statusText) || "" } };
}
