import { readFileSync } from "node:fs";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/video-playlist/fixture.html", import.meta.url), "utf8");

test("a video of the list plays in its place by keys alone, nothing of it is asked for before, and nothing moves", {
  tag: CORE,
}, async ({ page, makePage }) => {
  const videos: string[] = [];
  page.on("request", (request) => {
    if (/\.mp4|youtube|vimeo/.test(request.url())) videos.push(request.url());
  });
  await page.goto(await makePage(fixture));
  const list = page.locator(".islet-video-playlist__list");
  const first = list.getByRole("button", { name: "How a belt is cut" });
  await expect(first).toHaveAttribute("aria-current", "true");
  expect(videos).toEqual([]);
  const before = await list.boundingBox();

  await first.press("Enter");
  const player = page.locator(".islet-video-playlist__stage video");
  await expect(player).toBeFocused();
  await expect.poll(() => videos).toEqual([expect.stringContaining("tiny.mp4")]);
  expect(await list.boundingBox()).toEqual(before);

  await list.getByRole("button", { name: "How a belt is worn" }).press("Space");
  await expect(list.getByRole("button", { name: "How a belt is worn" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(player).toHaveCount(0);
  await expectNoAxeViolations(page);
  await expectQuiet(page);
});
