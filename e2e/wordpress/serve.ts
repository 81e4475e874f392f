// node --import tsx e2e/wordpress/serve.ts [6.5 | 6.6]: a site with the plugin, to look at. Ctrl+C ends it and takes it away.

import { activatePlugin } from "./site/activate-plugin.ts";
import { VERSIONS, type WordPressVersion } from "./site/make-site.ts";
import { startSite } from "./site/start-site.ts";

const isVersion = (text: string): text is WordPressVersion => Object.hasOwn(VERSIONS, text);

const [version = "6.6"] = process.argv.slice(2);
if (!isVersion(version))
  throw new Error(`There is no ${version}; there are ${Object.keys(VERSIONS).join(", ")}.`);
const site = await startSite(version);
activatePlugin(site);
console.log(`${site.origin}/?sign-in=admin  ${site.folder}`);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    site.stop();
    process.exit();
  });
