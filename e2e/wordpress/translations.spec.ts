import { mkdirSync, rmSync, writeFileSync } from "node:fs";
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
