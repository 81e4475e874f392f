// node --import tsx e2e/wordpress/serve.ts [6.5]: a site with the plugin, to look at. Ctrl+C ends it and takes it away.

import { activatePlugin } from "./site/activate-plugin.ts";
import { startSite } from "./site/start-site.ts";
import { NEWEST } from "./site/versions.ts";

const [version = NEWEST] = process.argv.slice(2);
const site = await startSite(version);
activatePlugin(site);
console.log(`${site.origin}/?sign-in=admin  ${site.folder}`);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    site.stop();
    process.exit();
  });
