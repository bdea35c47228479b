/** Hosts of the scripts of Tint's social walls. */
export const defaultScriptHosts: readonly string[] = [
  'cdn.hypemarks.com',
  'cdn.tintup.com',
  'd36hc0p18k1aoc.cloudfront.net',
  'www.tintup.com',
];

/**
 * Returns the URL if it is https on one of the given hosts, so that a page may load a script from it.
 *
 * @returns The absolute URL; undefined if it is not allowed.
 */
export function safeScript(url: string | undefined, hosts: readonly string[]): string | undefined {
  const address = url?.trim() ?? '';
  if (!/^(?:https:)?\/\//i.test(address) || !URL.canParse(address, 'https://relative.invalid')) return undefined;
  const { href, hostname, port, username, password } = new URL(address, 'https://relative.invalid');
  return hosts.includes(hostname) && `${port}${username}${password}` === '' ? href : undefined;
}
