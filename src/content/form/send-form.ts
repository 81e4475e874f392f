import type { Failure } from "#browser/answer.ts";
import { postForm } from "#browser/post-form.ts";
import type { Page } from "#runtime/page.ts";
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

/** What is sent: the form's own fields as the visitor has filled them in, and what the kind adds. */
export function bodyOf({ form, kind, extra = {} }: Pick<SendOptions, "form" | "kind" | "extra">) {
  const data = new FormData(form);
  for (const [name, value] of Object.entries({ ...kind.adds, ...extra }))
    data.set(
      name,
      value.replace("%url", () => location.href),
    );
  if (kind.encoding === "multipart") return data;
  const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return new URLSearchParams(texts);
}

/** Sends a form to the CMS's ajax address. Never rejects. */
export async function sendForm({ page, signal, onProgress, ...sent }: SendOptions): Promise<Sent> {
  const response = await postForm({
    url: page.ajaxUrl,
    hosts: page.allowedHosts,
    body: bodyOf(sent),
    signal,
    ...(onProgress && { onProgress }),
  });
  const answer = response.ok ? readAnswer(sent.kind, response.data) : null;
  if (answer) return { answer };
  const reason = response.ok ? "malformed" : response.reason;
  return { failure: { reason, statusText: (reason === "status" && response.statusText) || "" } };
}
