import { installPackages, isRootOnDebian } from "../../src/build/debian.mjs";

/**
 * Debian's packages for all tests, in groups of which one may fail by itself: fonts with Latin, Hebrew and Arabic, so that text has
 * its real width in both directions; the whole browser; the other engines; a WordPress of the tests' own; Twig, with whose output
 * that of templates is compared.
 */
const GROUPS = [
  ["fonts-liberation", "fonts-dejavu-core"],
  ["chromium"],
  ["firefox-esr"],
  ["webkit2gtk-driver", "xvfb"],
  [
    ...["php-cli", "php-sqlite3", "php-mbstring", "php-xml", "php-gd", "php-curl", "php-zip", "php-intl"],
    "php-twig",
  ],
];

/** Installs what all tests need of the system, as root on Debian. What is missing then fails its own step, or is skipped elsewhere. */
export async function installSystemPackages() {
  if (!isRootOnDebian()) return;
  for (const group of GROUPS)
    if (!(await installPackages(group))) console.log(`Not installed: ${group.join(" ")}. Going on without.`);
}
