import { expect, it, vi } from "vitest";
import { whyMissing } from "./why-missing.ts";

const BASE = "https://cdn.example/islet/chunks/AB12/";
const FILES = "core ../react-9 islands";

/** A host: what it answers to each file, and whether it shares its files with other sites. */
function serve(found: readonly string[], { isShared = true } = {}) {
  const answer = (address: string, { mode }: RequestInit = {}) => {
    if (!isShared && mode === "no-cors") return Promise.resolve({ ok: false, status: 0 });
    if (!isShared) return Promise.reject(new TypeError("Failed to fetch"));
    const ok = found.includes(new URL(address).pathname);
    return Promise.resolve({ ok, status: ok ? 200 : 404 });
  };
  vi.stubGlobal("fetch", answer);
}

it.each<[string, () => void, string | undefined, string]>([
  ["there is no folder", () => serve(["/islet/islet.js"]), undefined, "is missing: copy all of dist/"],
  ["public_path is wrong", () => serve([]), "/x/", "is missing: correct public_path"],
  [
    "chunks/ is of another version",
    () => serve(["/islet/islet.js", "/islet/chunks/react-9.js"]),
    undefined,
    "is missing: chunks/ is of another version",
  ],
  [
    "another host does not share its files",
    () => serve([], { isShared: false }),
    undefined,
    "needs Access-Control-Allow-Origin: *",
  ],
  [
    "no host answers",
    () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch"))),
    undefined,
    "does not answer",
  ],
  [
    "the browser refuses to run what arrives",
    () => serve(["/islet/chunks/AB12/sentences.js"]),
    undefined,
    "does not run",
  ],
])("if nothing of the build arrives because %s, one sentence says so", async (...row) => {
  const [, arrange, configured, cause] = row;
  arrange();
  expect(await whyMissing(BASE, FILES, configured)).toBe(`[islet] ${BASE} ${cause}`);
});

it("a build without islands has no library to look for", async () => {
  serve(["/islet/islet.js"]);
  expect(await whyMissing(BASE, "core sentences", undefined)).toBe(
    `[islet] ${BASE} is missing: copy all of dist/`,
  );
});
