import { type RequestOptions, request, type ServerResponse } from "#browser/request.ts";

/** Requests an object of the shop, around which plugins may have put output of their own. */
export async function requestObject<T>(options: Omit<RequestOptions, "expects">): Promise<ServerResponse<T>> {
  const response = await request<T>({ ...options, expects: "json" });
  if (response.ok || !response.text) return response;
  return import("./recover-response.ts").then(
    ({ recoverResponse }) => recoverResponse(response) as ServerResponse<T>,
    () => response,
  );
}
