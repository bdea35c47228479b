import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureVarnish } from '../varnish.mjs';
import { root } from '../../scripts/lib/paths.mjs';

/**
 * Starts Varnish with the configuration of `deploy/varnish`; only the addresses of the storefront's processes differ.
 *
 * @param {object} options
 * @param {number} options.port of the cache
 * @param {readonly number[]} options.storefronts ports of the storefront's processes
 * @param {string} options.folder for its files; must be there
 * @returns {Promise<import('node:child_process').ChildProcess>}
 */
export async function startVarnish({ port, storefronts, folder }) {
  await writeFile(join(folder, 'backends.vcl'), backendsVcl(storefronts));
  return spawn(
    ensureVarnish(),
    [
      '-F',
      ...['-j', 'none'],
      ...['-a', `127.0.0.1:${port}`],
      ...['-n', join(folder, 'varnish')],
      ...['-s', 'malloc,64m'],
      ...['-f', join(root, 'deploy', 'varnish', 'default.vcl')],
      ...['-p', `vcl_path=${folder}:${join(root, 'deploy', 'varnish')}`],
      ...['-p', 'http_gzip_support=off'],
      ...['-p', 'http_resp_hdr_len=32k'],
      ...['-p', 'http_resp_size=64k'],
    ],
    { stdio: 'ignore' },
  );
}

/** @param {readonly number[]} ports */
function backendsVcl(ports) {
  const backends = ports.map(
    (port) => `backend storefront${port} { .host = "127.0.0.1"; .port = "${port}"; .probe = health; }`,
  );
  const members = ports.map((port) => `  storefront.add_backend(storefront${port});`);
  return `vcl 4.1;
import directors;
probe health { .url = "/health"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
${backends.join('\n')}
sub vcl_init {
  new storefront = directors.shard();
${members.join('\n')}
  storefront.reconfigure();
}
`;
}
