import { readdirSync } from "node:fs";
import { findBrowser } from "../../support/browser.ts";
import { isExecutable, onSearchPath } from "../../support/search-path.ts";
import type { Engine } from "./driver.ts";

/**
 * The engines of the tests. `baseline` is Chromium without what the oldest promised browsers lack, `translated` one whose
 * translator changes every page.
 */
export const ENGINE_NAMES = ["firefox", "webkit", "baseline", "translated"] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];

/** What an engine needs from the machine. */
interface Program {
  /** Debian's package of it. */
  readonly debianPackage: string;
  /** Its path; `undefined` if it is not installed. */
  readonly path: string | undefined;
}

const program = (debianPackage: string, paths: readonly (string | undefined)[]): Program => ({
  debianPackage,
  path: paths.find((path) => path !== undefined && isExecutable(path)),
});

const command = (debianPackage: string, ...names: string[]) => program(debianPackage, onSearchPath(names));

/** Debian keeps MiniBrowser in the folder of its architecture, outside the search path. */
const miniBrowserPaths = () =>
  ["/usr/libexec", ...readdirSync("/usr/lib").map((folder) => `/usr/lib/${folder}`)].map(
    (folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`,
  );

/** The programs of an engine, the browser first. `FIREFOX_PATH` and `CHROME_PATH` name browsers of one's own. */
function programsOf(name: EngineName): [Program, ...Program[]] {
  if (name === "baseline" || name === "translated") return [program("chromium", [findBrowser()])];
  if (name === "firefox")
    return [
      program("firefox-esr", [process.env["FIREFOX_PATH"], ...onSearchPath(["firefox-esr", "firefox"])]),
    ];
  return [
    program("webkit2gtk-driver", miniBrowserPaths()),
    command("webkit2gtk-driver", "WebKitWebDriver"),
    command("xvfb", "Xvfb"),
  ];
}

/** Debian packages that an engine needs and this machine does not have. */
export const missingPackages = (name: EngineName): string[] => [
  ...new Set(
    programsOf(name)
      .filter(({ path }) => !path)
      .map(({ debianPackage }) => debianPackage),
  ),
];

/**
 * Starts an engine.
 * @throws if it is not installed
 */
export async function startEngine(name: EngineName): Promise<Engine> {
  const [{ path, debianPackage }] = programsOf(name);
  if (!path) throw new Error(`${name} is not installed: apt-get install ${debianPackage}`);
  if (name === "webkit") return (await import("./webkit-engine.ts")).startWebKit(path);
  const { startChromium, startFirefox } = await import("./puppeteer-engine.ts");
  return name === "firefox" ? startFirefox(path) : startChromium(path);
}
