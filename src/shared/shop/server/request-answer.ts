import { type RequestOptions, request, type ServerResponse } from "#browser/request.ts";

const loadReader = () => import("./answer-in.ts");

/**
 * Requests an object, around which plugins may have put output of their own.
 * @param fields it has at least one of these
 */
export async function requestAnswer<T>(
  options: Omit<RequestOptions, "expects">,
  fields: readonly (keyof T & string)[],
): Promise<ServerResponse<T>> {
  const response = await request<T>({ ...options, expects: "json" });
  if (response.ok || (response.reason !== "malformed" && response.reason !== "html")) return response;
  const { text = "", status = 200 } = response;
  const reader = await loadReader().catch(() => null);
  const data = reader?.answerIn(text, (answer) => fields.some((field) => Object.hasOwn(answer, field)));
  return data ? { ok: true, data: data as T, status } : response;
}
