import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { PUBLIC_URL } from './embedded-backend.mjs';

/**
 * One call and what the backend answered.
 *
 * @typedef {{ operation: string, variables: Record<string, unknown>, answer: unknown }} Exchange
 */

/** The folder of the recordings. */
export const folder = join(root, 'storefront', 'src', 'shell', 'screens', 'recordings');

/** Most entries of a list that are kept; enough for two rows of products. */
const LONGEST_LIST = 6;
const LONG_LISTS = new Set(['items', 'media_gallery', 'options', 'aggregations', 'related_products']);

/** Lists without whose ends a screen would lack fields. */
const WHOLE = new Set(['attributesForm']);

/** Widths in px of the images that are kept: of products, and of wide ones in editorial content. */
const PICTURE_WIDTH = 240;
const WIDE_PICTURE_WIDTH = 480;

/** @typedef {Awaited<ReturnType<typeof createRecorder>>} Recorder */

/** Creates a recorder and empties the folder of the recordings. */
export async function createRecorder() {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'media'), { recursive: true });

  /** @type {Set<string>} */
  const pictures = new Set();
  /** @type {Exchange[]} */
  let exchanges = [];

  return {
    /** @type {typeof fetch} `fetch` whose GraphQL requests are kept with their answers */
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      const answer = trim(await response.clone().json());
      const { query, variables } = readRequest(response.url, init);
      exchanges.push({ operation: /^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '', variables, answer });
      return response;
    },

    /** Forgets what was exchanged since the last recording. */
    restart: () => {
      exchanges = [];
    },

    /** @param {Exchange} exchange that is not made with GraphQL */
    add: (exchange) => exchanges.push(exchange),

    /**
     * Writes what was exchanged since the last recording, each request once.
     *
     * @param {string} name of the file, without its extension
     */
    write: async (name) => {
      const unique = new Map(exchanges.map((one) => [JSON.stringify([one.operation, one.variables]), one]));
      const text = JSON.stringify([...unique.values()], null, 1).replaceAll(PUBLIC_URL, '');
      for (const [path] of text.matchAll(/\/media\/[\w./-]+\.\w+/g)) pictures.add(path);
      await writeFile(join(folder, `${name}.json`), `${text}\n`);
      exchanges = [];
    },

    /**
     * Writes the images that the recordings name.
     *
     * @param {string} backendUrl
     */
    writePictures: async (backendUrl) => {
      for (const path of pictures) {
        const width = path.startsWith('/media/catalog/') ? PICTURE_WIDTH : WIDE_PICTURE_WIDTH;
        const response = await fetch(`${backendUrl}${path}?width=${width}&quality=70&auto=webp&format=pjpg`, {
          headers: { accept: 'image/webp' },
        });
        if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
        const file = `${path.slice('/media/'.length).replaceAll('/', '--')}.webp`;
        await writeFile(join(folder, 'media', file), Buffer.from(await response.arrayBuffer()));
      }
    },
  };
}

/**
 * A value without the ends of its long lists.
 *
 * @param {unknown} value
 * @param {string} [key]
 * @returns {unknown}
 */
function trim(value, key = '') {
  if (WHOLE.has(key)) return value;
  if (Array.isArray(value))
    return (LONG_LISTS.has(key) ? value.slice(0, LONGEST_LIST) : value).map((entry) => trim(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trim(part, name)]));
}

/**
 * @param {string} url
 * @param {RequestInit | undefined} init
 * @returns {{ query: string, variables: Record<string, unknown> }}
 */
function readRequest(url, init) {
  if (typeof init?.body === 'string') {
    const { query, variables = {} } = JSON.parse(init.body);
    return { query, variables };
  }
  const parameters = new URL(url).searchParams;
  return { query: parameters.get('query') ?? '', variables: JSON.parse(parameters.get('variables') ?? '{}') };
}
