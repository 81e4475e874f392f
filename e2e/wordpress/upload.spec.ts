import { pluginZip } from "./site/activate-plugin.ts";
import { startSite } from "./site/start-site.ts";
import { expect, test } from "./test.ts";

test("a site owner uploads the ZIP file and activates the plugin", async ({ page, version }) => {
  const site = await startSite(version);
  try {
    await page.goto(`${site.origin}/?sign-in=admin`);
    await page.goto(`${site.origin}/wp-admin/plugin-install.php?tab=upload`);
    await page.getByLabel("Plugin zip file").setInputFiles(pluginZip);
    await page.getByRole("button", { name: "Install Now" }).click();
    await page.getByRole("link", { name: "Activate Plugin" }).click();
    await expect(page.getByText("Plugin activated.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Deactivate Islet" })).toBeVisible();
    expect(site.complaints()).toEqual([]);
  } finally {
    site.stop();
  }
});
