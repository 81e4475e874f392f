import { createHash } from "node:crypto";

/** A hash of eight capital letters and digits, for file names that change with the content. @param {string} content */
export const contentHash = (content) =>
  createHash("sha256")
    .update(content)
    .digest("base64url")
    .replace(/[^A-Za-z0-9]/g, "")
    .slice(0, 8)
    .toUpperCase();
