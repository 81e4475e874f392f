/** A file of the build as that of another version. The minifier computes the number of the major version ahead. */
export const asVersion = (text: string, version: string): string =>
  text.replaceAll("0.1.0", version).replace(/\b0>parseInt\(/, `${parseInt(version)}>parseInt(`);
