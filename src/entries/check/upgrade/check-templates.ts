import { catalogue } from "#widgets/catalogue.ts";
import { checkMarker } from "./check-marker.ts";
import { findMarkers } from "./find-markers.ts";
import { readTemplates } from "./template-files.ts";

/** What `islet upgrade-check` found; `--json` prints it. */
export interface UpgradeReport {
  readonly version: string;
  readonly files: number;
  readonly markers: number;
  /** Markers whose settings code alone makes. */
  readonly unread: number;
  /** The program ends with 1 if there is one. */
  readonly findings: readonly Finding[];
}

interface Finding {
  readonly path: string;
  readonly line: number;
  /** A sentence without its full stop. */
  readonly message: string;
}

/** Reads templates for what this version does not read, or reads for now only. @throws a sentence, if a path cannot be read */
export async function checkTemplates(paths: readonly string[], version: string): Promise<UpgradeReport> {
  const files = readTemplates(paths).map(({ path, text }) => ({ path, ...findMarkers(text) }));
  const markers = files.flatMap(({ path, markers }) => markers.map((marker) => ({ path, marker })));
  const findings = await Promise.all(
    markers.map(async ({ path, marker }) =>
      (await checkMarker(marker, catalogue)).map((message) => ({ path, line: marker.line, message })),
    ),
  );
  return {
    ...{ version, files: files.length, markers: markers.length },
    unread: files.reduce((count, { unread }) => count + unread, 0),
    findings: findings.flat(),
  };
}

/** The report as text. */
export const upgradeText = ({ version, files, markers, unread, findings }: UpgradeReport): string =>
  [
    ...findings.map(({ path, line, message }) => `${path}:${line} ${message}.`),
    ...(findings.length > 0 ? [""] : []),
    `Read for Islet ${version}: ${counted(markers, "marker")} in ${counted(files, "template")}.`,
    ...(unread > 0 ? [`Not read: settings of ${counted(unread, "marker")}, which code makes.`] : []),
    findings.length === 0 ? "Nothing to change." : `${counted(findings.length, "thing")} to change.`,
  ].join("\n");

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
