import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt|xml)$/;

// Below this a compressed answer saves no packet.
const SMALLEST = 512;

/**
 * The size that a shopper downloads.
 *
 * @param {Buffer | string} content
 * @returns {Promise<Buffer>} compressed at brotli's highest quality
 */
export function brotliBest(content) {
  const buffer = Buffer.from(content);
  return brotli(buffer, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length },
  });
}

/**
 * Writes `.br` and `.gz` beside every file that gains from it, so that the server never compresses them.
 *
 * @param {string[]} files absolute paths
 * @returns {Promise<Map<string, number>>} size in bytes by path, as downloaded with brotli
 */
export async function precompress(files) {
  const sizes = await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const content = await readFile(file);
        if (content.length < SMALLEST) return /** @type {const} */ ([file, content.length]);
        const [br, gz] = await Promise.all([brotliBest(content), deflate(content, { level: 9 })]);
        await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
        return /** @type {const} */ ([file, br.length]);
      }),
  );
  return new Map(sizes);
}
