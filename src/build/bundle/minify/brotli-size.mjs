import { brotliCompressSync, constants } from "node:zlib";

/** Size in bytes with brotli's best compression. @param {string | Buffer} content */
export const brotliSize = (content) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }).length;
