import { readFileSync, writeFileSync } from "node:fs";

/** The files that name the version, and each place in them. @type {readonly [file: string, ...places: RegExp[]][]} */
export const VERSION_PLACES = [
  ["package.json", /(?<=^ {2}"version": ")[^"]+/m],
  ["package-lock.json", /(?<=^ {2}"version": ")[^"]+/m, /(?<=^ {6}"name": "islet",\s+"version": ")[^"]+/m],
  ["src/outputs/wordpress/islet.php", /(?<=^ \* Version: )\S+/m],
  ["src/outputs/wordpress/readme.txt", /(?<=^Stable tag: )\S+/m],
  [
    "src/outputs/wordpress/README.md",
    /(?<=islet\.css' \), array\(\), ')[^']+/,
    /(?<=islet\.js' \), array\(\), ')[^']+/,
  ],
  ["runtime/CACHING.md", /(?<=\?v=)[\d.]+\d/],
];

/**
 * What each place says.
 * @param {string} folder of the project, with a slash at the end
 * @returns {{ file: string, version: string | undefined }[]} `undefined`: the place is not there
 */
export const readVersions = (folder) =>
  VERSION_PLACES.flatMap(([file, ...places]) => {
    const text = readFileSync(folder + file, "utf8");
    return places.map((place) => ({ file, version: place.exec(text)?.[0] }));
  });

/** Writes the version in every place. @param {string} folder with a slash at the end @param {string} version */
export function writeVersions(folder, version) {
  for (const [file, ...places] of VERSION_PLACES) {
    const text = readFileSync(folder + file, "utf8");
    const written = places.reduce((said, place) => said.replace(place, version), text);
    writeFileSync(folder + file, written);
  }
}
