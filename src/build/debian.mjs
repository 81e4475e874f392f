import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { run } from "./run.mjs";

/** Whether Debian's packages can be installed here. */
export const isRootOnDebian = () => isDebian() && process.getuid?.() === 0;

// Ubuntu's package of Chromium installs a snap, which containers cannot run.
function isDebian() {
  return existsSync("/etc/os-release") && /^ID="?debian"?$/m.test(readFileSync("/etc/os-release", "utf8"));
}

/** Installs those of the packages that are missing. @param {readonly string[]} names @returns {Promise<boolean>} whether all are there */
export async function installPackages(names) {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return true;
  console.log(`Installing ${missing.join(" ")} …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const options = ["-qq", "-o", "Dpkg::Use-Pty=0"];
  await run("apt-get", [...options, "update"], { env });
  const args = [...options, "install", "--yes", "--no-install-recommends", ...missing];
  return (await run("apt-get", args, { env })) === 0;
}

/** @param {string} name */
function isInstalled(name) {
  const args = ["--show", "--showformat", `\${db:Status-Abbrev}`, name];
  return spawnSync("dpkg-query", args, { encoding: "utf8" }).stdout === "ii ";
}
