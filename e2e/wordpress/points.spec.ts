import {
  canvasOf,
  chooseBlock,
  hostOf,
  openSection,
  publish,
  setBlocks,
  sidebarOf,
} from "./editor/block-editor.ts";
import { openNewPost } from "./editor/new-post.ts";
import { expect, expectQuiet, test } from "./test.ts";

const SHOTS = process.env["ISLET_E2E_SHOTS"];

const BLOCK = `<!-- wp:islet/hotspots {"picture":{"url":"/wp-includes/images/w-logo-blue.png"},"alt":"A logo","width":80,"height":80,"items":[{"title":"Edge","text":"Its edge.","x":25,"y":40}]} /-->`;

test("a press on the picture in the panel puts a point there, in the canvas and on the page", async ({
  page,
  site,
  signIn,
}) => {
  await openNewPost(page, { site, signIn });
  await setBlocks(page, BLOCK);
  await chooseBlock(page, "islet/hotspots");
  await sidebarOf(page).getByRole("tab", { name: "Block" }).click();
  const section = await openSection(page, "Picture");
  await section.getByRole("button", { name: "Edge", exact: true }).click();
  const picture = section.locator(".components-focal-point-picker img");
  await expect(picture).toBeVisible();
  await picture.scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click({ position: { x: width * 0.6, y: height * 0.75 }, force: true });
  const point = canvasOf(page).locator(".islet-hotspot");
  // The pointer is on whole pixels.
  await expect(point).toHaveAttribute("data-x", /^(59|60|61)$/);
  await expect(point).toHaveAttribute("data-y", /^7[456]$/);
  await expect(hostOf(page, "hotspots")).toHaveAttribute("data-widget-state", "mounted");
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/points.png` });
  await expectQuiet(page);
  await page.goto(await publish(page));
  await expect(page.locator(".islet-hotspot")).toHaveAttribute("data-y", /^7[456]$/);
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
});
