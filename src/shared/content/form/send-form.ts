import { recover } from "#browser/body-in.ts";
import { type Loss, lossOf } from "#browser/loss.ts";
import { type Failure, isWholePage, parseResponse } from "#browser/response.ts";
import { safeUrl } from "#browser/safe-url.ts";
import type { Page } from "#runtime/page.ts";
import { describedFields } from "./describe-fields.ts";
import type { FormKind } from "./kinds.ts";
import { isMultipartForm, pressedField } from "./native-form.ts";
import { type PostResponse, postForm } from "./post-form.ts";
import { type FormResponse, readResponse } from "./read-response.ts";

/** A form that no usable answer came for. */
export interface FormFailure {
  readonly reason: Failure["reason"];
  readonly loss: Loss;
  /** The words of the server's status line, such as `Bad Gateway`; empty for any other failure. */
  readonly statusText: string;
  readonly status?: number;
}

/** What became of a form: an answer, the page of this site that a redirect has led to, or a failure. */
export type Sent =
  | { readonly response: FormResponse }
  | { readonly page: string }
  | { readonly failure: FormFailure };

interface SendOptions {
  readonly form: HTMLFormElement;
  readonly kind: FormKind;
  readonly page: Page;
  /** Where it goes: absolute or relative. */
  readonly address: string;
  /** The button that was pressed. */
  readonly submitter?: HTMLElement | null;
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
  submitter = null,
  extra = {},
}: Pick<SendOptions, "form" | "kind" | "page" | "submitter" | "extra">) {
  const data = kind.describes ? describedFields(form, kind.describes) : new FormData(form);
  if (kind.address === "action")
    for (const [name, value] of pressedField(submitter)) data.append(name, value);
  for (const [name, value] of Object.entries(kind.adds)) data.set(name, addedValue(value, form, page));
  for (const [name, value] of Object.entries(extra)) data.set(name, value);
  if (kind.encoding === "multipart" || (kind.encoding === "enctype" && isMultipartForm(form))) return data;
  const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return new URLSearchParams(texts);
}

/** Statuses with which servers answer a form that is filled in wrongly; its errors are read as with 200. */
const REFUSED = new Set([400, 409, 422]);

/** What there is to read in an answer of any status. */
function readable(response: PostResponse): PostResponse {
  const isRefused = !response.ok && response.reason === "status" && REFUSED.has(response.status ?? 0);
  return isRefused ? parseResponse(200, response.text ?? "", "json") : response;
}

/** An answer, also one that plugins have put output of their own around. A page may hold objects that look like one. */
function found(kind: FormKind, response: PostResponse): PostResponse {
  if (response.ok || !response.text || isWholePage(response.text)) return response;
  return { ...response, ...recover(response, (answer) => readResponse(kind, answer) !== null) };
}

function formResponseOf(kind: FormKind, response: PostResponse): FormResponse | null {
  const read = readable(response);
  const parsed = read.ok ? readResponse(kind, read.data) : null;
  return parsed?.isSuccess && !response.ok ? null : parsed;
}

/** The page that a form's own server has led to; nothing if it is the form's page again. */
function pageOf({ address }: FormKind, { redirect, ...response }: PostResponse): string | null {
  const isPage = "reason" in response && response.reason === "html" && address === "action";
  const page = isPage ? safeUrl(redirect, "request") : null;
  return page && new URL(page).pathname !== location.pathname ? page : null;
}

/** A form's own server may refuse it with a page; of the CMS's ajax address that is a fault. */
function failureOf({ address }: FormKind, response: PostResponse): FormFailure {
  const read = address === "action" ? readable(response) : response;
  const reason = read.ok ? "malformed" : read.reason;
  const { status } = response;
  return {
    reason,
    loss: response.ok ? "unknown" : lossOf(response),
    statusText: (reason === "status" && response.statusText) || "",
    ...(status !== undefined && { status }),
  };
}

/** Sends a form. Never rejects. */
export async function sendForm({ address, signal, onProgress, ...sent }: SendOptions): Promise<Sent> {
  const { kind, page } = sent;
  const posted = await postForm({
    url: address,
    hosts: page.allowedHosts,
    body: bodyOf(sent),
    signal,
    isPlain: kind.address === "action",
    ...(onProgress && { onProgress }),
  });
  const response = found(kind, posted);
  const parsed = formResponseOf(kind, response);
  if (parsed) return { response: parsed };
  const led = pageOf(kind, response);
  return led ? { page: led } : { failure: failureOf(kind, response) };
}
