import { isIP } from 'node:net';

// Hosts as URL parsing leaves them: it lets `;`, `*` and quotes pass, which have a meaning in a content security
// policy.
const HOST = /^(?:[a-z\d](?:[a-z\d._-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d+)?$/;

/**
 * Creates the error of a setting: one sentence with its name, what is allowed and the value, without credentials of a
 * URL.
 */
export function settingError(name: string, allowed: string, value: string): Error {
  return new Error(
    `${name} must be ${allowed}, but it is ${JSON.stringify(value.replace(/\/\/[^/?#]*@/g, '//***@'))}.`,
  );
}

/** Returns the entries of a comma-separated list, without empty ones. */
export function parseList(value = ''): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/**
 * Parses a list of codes, such as those of Magento's payment methods.
 *
 * @throws Error that quotes the first entry that is not a code
 */
export function parseCodes(name: string, value: string | undefined): string[] {
  return parseList(value).map((entry) => {
    if (/^[a-z][\w-]*$/i.test(entry)) return entry;
    throw settingError(name, 'a comma-separated list of codes of letters, digits, _ and -', entry);
  });
}

/**
 * Parses a whole number in decimal digits.
 *
 * @param allowed what the error says
 * @throws Error when the value is not a number from `min` to `max`
 */
export function parseInteger(
  name: string,
  value: string,
  { min, max, allowed }: { min: number; max: number; allowed: string },
): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw settingError(name, allowed, value);
}

/**
 * Parses an HTTP address without credentials.
 *
 * @throws Error for anything else
 */
export function parseAddress(name: string, value: string, allowed = 'an address such as https://shop.example'): URL {
  const url = /^https?:\/\/[^\s\\]+$/i.test(value) && URL.canParse(value) ? new URL(value) : null;
  if (url && HOST.test(url.host) && url.username === '' && url.password === '') return url;
  throw settingError(name, allowed, value);
}

/**
 * Parses the HTTP address of a backend without credentials, query and fragment.
 *
 * @returns the address without trailing slashes and without `/graphql`, which is often copied with it
 * @throws Error for anything else
 */
export function parseBaseAddress(name: string, value: string): string {
  const allowed = 'an address such as https://shop.example, without credentials, query and fragment';
  const url = parseAddress(name, value, allowed);
  if (/[?#]/.test(value)) throw settingError(name, allowed, value);
  return `${url.origin}${url.pathname.replace(/(?:\/(?:graphql)?)+$/, '')}`;
}

/**
 * Parses an origin: scheme, host and port, with or without a trailing slash.
 *
 * @throws Error for anything else, also for wildcards
 */
export function parseOrigin(
  name: string,
  value: string,
  allowed = 'an address such as https://shop.example, without a path',
): string {
  const url = parseAddress(name, value, allowed);
  if (/^https?:\/\/[^/?#]+\/?$/i.test(value)) return url.origin;
  throw settingError(name, allowed, value);
}

/**
 * Parses a list of origins.
 *
 * @throws Error that quotes the first entry that is not an origin
 */
export function parseOrigins(name: string, value: string | undefined): string[] {
  return parseList(value).map((entry) =>
    parseOrigin(name, entry, 'a comma-separated list of origins such as https://cdn.example'),
  );
}

/**
 * Parses a list of hosts, each with or without a port.
 *
 * @throws Error that quotes the first entry that is not a host
 */
export function parseHosts(name: string, value: string | undefined): string[] {
  return parseList(value).map((entry) => {
    const host = entry.toLowerCase();
    if (HOST.test(host) && URL.canParse(`https://${host}`)) return new URL(`https://${host}`).host;
    throw settingError(name, 'a comma-separated list of hosts such as blog.example', entry);
  });
}

/**
 * Parses a list of IP networks, each an address or an address with the length of its prefix.
 *
 * @returns the networks, all with a prefix
 * @throws Error that quotes the first entry that is not a network, also for one that contains every address
 */
export function parseNetworks(name: string, value: string | undefined): string[] {
  return parseList(value).map((entry) => {
    const [, address = '', prefix] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const family = isIP(address);
    const maxPrefix = family === 6 ? 128 : 32;
    const length = prefix === undefined ? maxPrefix : Number(prefix);
    if (family !== 0 && length >= 1 && length <= maxPrefix) return `${address}/${length}`;
    throw settingError(name, 'a comma-separated list of networks such as 203.0.113.0/24 or 2001:db8::/32', entry);
  });
}

/**
 * Parses one of several words.
 *
 * @returns `fallback` for an absent or empty value
 * @throws Error for any other word
 */
export function parseChoice<const T extends string>(
  name: string,
  value: string | undefined,
  choices: readonly T[],
  fallback: T,
): T {
  if (value === undefined || value === '') return fallback;
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw settingError(name, `one of ${choices.join(', ')}`, value);
  return found;
}
