import { beforeEach, expect, it, vi } from "vitest";
import { fetchPage } from "./fetch-page.ts";

const parseDocument = vi.hoisted(() => vi.fn());
vi.mock("#browser/safe-html.ts", () => ({ parseDocument }));

const page = () => ({ ok: true, status: 200, data: document });

beforeEach(() => {
  parseDocument.mockReset();
  parseDocument.mockImplementation(() => Promise.resolve(page()));
});

it("lists with the same next page share one answer, while it loads and after", async () => {
  const answers = await Promise.all([fetchPage("/shared/", true), fetchPage("/shared/", true)]);
  expect(await fetchPage("/shared/", true)).toBe(answers[0]);
  expect(answers[1]).toBe(answers[0]);
  expect(parseDocument).toHaveBeenCalledOnce();
});

it("a page that failed is asked for again", async () => {
  parseDocument.mockResolvedValueOnce({ ok: false, reason: "timeout" });
  expect(await fetchPage("/failed/", true)).toMatchObject({ ok: false });
  expect(await fetchPage("/failed/", true)).toMatchObject({ ok: true });
});

it("only the last few pages are kept", async () => {
  for (const name of ["one", "two", "three", "four", "five"]) await fetchPage(`/${name}/`, true);
  parseDocument.mockClear();
  await fetchPage("/five/", true);
  expect(parseDocument).not.toHaveBeenCalled();
  await fetchPage("/one/", true);
  expect(parseDocument).toHaveBeenCalledOnce();
});
