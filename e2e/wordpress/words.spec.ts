import { mkdirSync, writeFileSync } from "node:fs";
import { hostOf, openSection, place, readyEditor, withoutGuides } from "./editor/block-editor.ts";
import { publish } from "./site/with-code.ts";
import { expect, expectQuiet, test } from "./test.ts";

/** A language of which WordPress has a file, and which the plugin has words of. */
const LANGUAGE = "eo";
const WORDS = { "Day|Days": "Tago|Tagoj", "Hour|Hours": "Horo|Horoj", Countdown: "Retronombrado" };

const fileOf = (messages: object) =>
  `<?php return array( 'messages' => json_decode( '${JSON.stringify(messages)}', true ) );`;

const CONTENT = `<!-- wp:islet/countdown {"end_date":"2099-01-01T00:00"} /-->
<!-- wp:islet/countdown {"end_date":"2099-01-01T00:00","label_days":"Day|Days","label_hours":"Tago|Tagoj"} /-->
[islet widget="countdown" end_date="2099-01-01T00:00"]`;

const date = { end_date: "2099-01-01T00:00" };

test("words that nobody has typed are in the language of the site, on the page and in the editor", async ({
  page,
  site,
  signIn,
}) => {
  // The editor looks for more blocks at wordpress.org.
  await page.route("**/block-directory/**", (route) => route.fulfill({ json: [] }));
  const path = publish(site, CONTENT);
  const settings = () =>
    page
      .locator("[data-widget=countdown]")
      .evaluateAll((hosts) => hosts.map((host) => JSON.parse(host.dataset["settings"] ?? "{}") as unknown));
  await page.goto(path);
  // The default of a page in English is printed nowhere.
  expect(await settings()).toEqual([date, { ...date, label_hours: "Tago|Tagoj" }, date]);

  const languages = `${site.folder}wp-content/languages/`;
  mkdirSync(`${languages}plugins`, { recursive: true });
  writeFileSync(`${languages}${LANGUAGE}.l10n.php`, fileOf({}));
  writeFileSync(`${languages}plugins/islet-${LANGUAGE}.l10n.php`, fileOf(WORDS));
  // Who edits reads English.
  site.run(
    `update_option( 'WPLANG', '${LANGUAGE}' ); update_user_meta( 1, 'locale', 'en_US' ); ${withoutGuides}`,
  );
  await page.goto(path);
  const local = { label_days: "Tago|Tagoj", label_hours: "Horo|Horoj" };
  expect(await settings()).toEqual([
    { ...date, ...local },
    { ...date, label_hours: "Tago|Tagoj" },
    { ...date, ...local },
  ]);
  await page.locator("[data-widget=countdown]").first().scrollIntoViewIfNeeded();
  await expect(page.getByText("Tagoj").first()).toBeVisible();

  await signIn("admin", "/wp-admin/post-new.php");
  await readyEditor(page);
  await place(page, "Countdown", "islet-countdown");
  const host = hostOf(page, "countdown");
  await expect(host).toHaveAttribute("data-widget-state", "mounted");
  // A new one has a date, so that it runs at once.
  await page.getByLabel("Ends on (site's time)", { exact: true }).fill("");
  await expect(host).toHaveAttribute("data-settings", JSON.stringify(local));
  // It cannot run without a date, and says so as the panel calls it; the panel leads to its field.
  await expect(host).toHaveAttribute(
    "data-widget-problem",
    "Cannot run yet: “Ends on” or “Time for each visitor” must say when it ends.",
  );
  await page.getByRole("button", { name: "Go to “Ends on”" }).click();
  const field = page.getByLabel("Ends on (site's time)", { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/must say when it ends\.$/);
  const labels = await openSection(page, "Labels");
  const days = labels.getByLabel("Days", { exact: true });
  await expect(days).toHaveValue("Tago|Tagoj");
  await days.fill("Day|Days");
  await expect(host).toHaveAttribute("data-settings", JSON.stringify({ label_hours: "Horo|Horoj" }));
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
  site.run(`delete_option( 'WPLANG' ); delete_user_meta( 1, 'locale' );`);
});
