import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { lookup } from 'mrmime';
import { hasEntityTag } from './has-entity-tag.ts';
import { namesValue } from './names-value.ts';

/** What the build writes next to a file that gains from it, the smallest first. */
const codings = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
];

interface KeptFile {
  body: Buffer;
  headers: OutgoingHttpHeaders & { etag: string };
}

/**
 * Serves the files of a folder, compressed as the build did it. They are read once and kept in memory, a few
 * megabytes: a newer build in the same folder takes nothing away from the pages of this process, and a client that
 * leaves leaves no open file behind. Parts (`Range`) are not offered, since no file is that large; hidden files are
 * left out.
 *
 * @returns function that returns whether there is a file at the path, which it has sent then
 */
export function createStaticFiles(
  folder: string,
): (pathname: string, request: IncomingMessage, response: ServerResponse) => boolean {
  const files = readFiles(folder);
  return (pathname, request, response) => {
    const ending =
      codings.find(
        (known) => namesValue(request.headers['accept-encoding'], known.coding) && files.has(pathname + known.ending),
      )?.ending ?? '';
    const file = files.get(pathname + ending);
    if (!file) return false;
    if (hasEntityTag(request.headers['if-none-match'], file.headers.etag)) {
      const {
        'content-length': _length,
        'content-encoding': _coding,
        'content-type': _type,
        ...headers
      } = file.headers;
      response.writeHead(304, headers).end();
    } else response.writeHead(200, file.headers).end(file.body);
    return true;
  };
}

/** By the path of their address. */
function readFiles(folder: string): ReadonlyMap<string, KeptFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.split(path.sep).join('/'),
  );
  return new Map(
    names
      .filter((name) => !/(^|\/)\.(?!well-known\/)/.test(name) && statSync(path.join(folder, name)).isFile())
      .map((name) => [encodeURI(`/${name}`), readFile(folder, name)]),
  );
}

function readFile(folder: string, name: string): KeptFile {
  const file = path.join(folder, name);
  const { mtime } = statSync(file);
  const body = readFileSync(file);
  const compressed = codings.find(({ ending }) => name.endsWith(ending));
  const plain = compressed ? name.slice(0, -compressed.ending.length) : name;
  const type = lookup(plain) ?? 'application/octet-stream';
  const headers = {
    'cache-control': caching(plain),
    'content-length': body.length,
    'content-type': type === 'text/html' ? `${type};charset=utf-8` : type,
    ...(compressed && { 'content-encoding': compressed.coding }),
    etag: `W/"${body.length}-${mtime.getTime()}"`,
    'last-modified': mtime.toUTCString(),
    vary: 'Accept-Encoding',
  };
  return { body, headers };
}

function caching(name: string): string {
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  // A worker that a cache keeps could not be replaced.
  return name === 'sw.js' ? 'no-cache' : 'public, max-age=3600';
}
