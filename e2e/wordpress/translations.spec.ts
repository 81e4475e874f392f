import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { openNewPost } from "./editor/new-post.ts";
import { publish, withCode } from "./site/with-code.ts";
import { expect, expectQuiet, test } from "./test.ts";

const CONTENT = '<!-- wp:islet/countdown {"end_date":"2099-01-01T00:00"} /-->';

const inLocale = (locale: string) => `add_filter( 'locale', function () { return '${locale}'; } );`;

for (const { locale, close, days } of [
  { locale: "de_DE", close: "Schließen", days: "Tage" },
  { locale: "de_AT", close: "Schließen", days: "Tage" },
  { locale: "de_DE_formal", close: "Schließen", days: "Tage" },
  { locale: "fr_FR", close: "Fermer", days: "Jours" },
  { locale: "es_MX", close: "Cerrar", days: "Días" },
  { locale: "he_IL", close: "סגירה", days: "ימים" },
  { locale: "ar", close: "إغلاق", days: /^(?:يوم|يومًا|أيام|يومان)$/ },
])
  test(`a site in ${locale} has the plugin's own translation of what visitors read`, async ({
    page,
    site,
  }) => {
    const path = publish(site, CONTENT);
    await withCode(site, inLocale(locale), async () => {
      await page.goto(path);
      const config = JSON.parse((await page.locator("#islet-config").textContent()) ?? "") as object;
      expect(config).toMatchObject({ i18n: { close } });
      await page.locator("[data-widget=countdown]").scrollIntoViewIfNeeded();
      await expect(page.locator("[data-widget=countdown]").getByText(days).first()).toBeVisible();
      await expectQuiet(page);
    });
    expect(site.complaints()).toEqual([]);
  });

test("a translation of the site counts before the plugin's own", async ({ page, site }) => {
  const path = publish(site, CONTENT);
  const folder = `${site.folder}wp-content/languages/plugins`;
  const file = `${folder}/islet-fr_FR.l10n.php`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, "<?php return array( 'messages' => array( 'Close' => 'Clore' ) );");
  await withCode(site, inLocale("fr_FR"), async () => {
    await page.goto(path);
    const config = JSON.parse((await page.locator("#islet-config").textContent()) ?? "") as object;
    expect(config).toMatchObject({ i18n: { close: "Clore" } });
  });
  rmSync(file);
});

/** What an editor's page knows of blocks. */
interface Editor {
  readonly blocks: { getBlockType(name: string): { readonly title: string; readonly description: string } };
  readonly i18n: { __(text: string, domain: string): string };
}

for (const { locale, screen, count, ...block } of [
  {
    ...{ locale: "de_DE", screen: "Erste Schritte", count: /^\d+ Blöcke$/, title: "Islet Karussell" },
    ...{
      about: "Zeigt einige seiner Slides zugleich und bewegt sich durch sie.",
      panel: "Individuelle Felder",
    },
  },
  {
    // Numbers have six forms.
    ...{ locale: "ar", screen: "الخطوات الأولى", count: /^\d+ مكوّنًا$/, title: "Islet عرض دوّار" },
    ...{ about: "يعرض بعض شرائحه في كل مرة ويتنقل بينها.", panel: "الحقول المخصصة" },
  },
])
  test(`whoever edits a site in ${locale} reads all of the plugin in it`, async ({ page, site, signIn }) => {
    await withCode(site, inLocale(locale), async () => {
      await signIn("admin", "/wp-admin/options-general.php?page=islet");
      await expect(page.getByRole("heading", { name: screen })).toBeVisible();
      await expect(page.locator("#islet-first-steps summary").first()).toHaveText(count);
      await openNewPost(page, { site, signIn });
      const read = await page.evaluate(() => {
        const { blocks, i18n } = Reflect.get(window, "wp") as unknown as Editor;
        const { title, description } = blocks.getBlockType("islet/carousel");
        return { title, about: description, panel: i18n.__("Custom fields", "islet") };
      });
      expect(read).toEqual(block);
      await expectQuiet(page);
    });
    expect(site.complaints()).toEqual([]);
  });
