import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandNames, defaultLook, themeNames, type Look } from './pages/look.ts';
import { parseAddress, parseBaseAddress, parseCodes, parseHosts, parseInteger, parseOrigin, parseOrigins, settingError } from './read-setting.ts';

/** Everything the production server is told from outside. */
export interface ServerConfig {
  /** Port to listen on; 0 takes a free one. */
  port: number;
  /** Processes that answer on the port; at least 1. */
  workers: number;
  /** Origin of the commerce backend, without a trailing slash. */
  commerceUrl: string;
  /** Public origin of the shop for canonical addresses, e.g. `https://shop.example`. Empty: taken from nowhere, addresses stay relative to `http://localhost:<port>`. */
  publicUrl: string;
  /** Folder of the built browser files, with Vite's manifest. */
  clientFolder: string;
  /** Origins from which images and media may come besides the shop's own. */
  mediaOrigins: string[];
  /** Hosts besides the shop's own to which the backend's redirects may lead. */
  redirectHosts: string[];
  /** Origins of the admins that may show unpublished content in the shop, e.g. `https://admin.shop.example`. */
  previewOrigins: string[];
  /** Address of the script that measures visits once a shopper has agreed, e.g. a tag manager's; null for none. */
  measurementScript: string | null;
  /** Where the pictures of maps come from; null for no maps. */
  mapTiles: MapTiles | null;
  /** Hosts of `mediaOrigins`, from which content may load images and videos. */
  mediaHosts: string[];
  /** Hosts of the scripts that draw social walls; empty for none, and links to the walls stand instead. */
  socialHosts: string[];
  /** Codes of payment methods that are paid outside of the shop, besides Magento's own offline methods. */
  offlinePaymentMethods: string[];
  /** Origins of the captcha, of measurement and of social walls, whose scripts, frames and requests are let through. */
  serviceOrigins: string[];
  /** Theme and brand of the whole shop. */
  look: Look;
  /** Minimum level of log lines. */
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** Pictures of maps, which the shopper asks for by a press. */
export interface MapTiles {
  /** Address with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Whose they are, as their licence asks. */
  attribution: string;
}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/**
 * Reads the configuration from environment variables:
 * `PORT` (3000), `WORKERS` (1), `COMMERCE_URL` (`http://localhost:<BACKEND_PORT>`), `BACKEND_PORT` (4000), `PUBLIC_URL`, `MEDIA_ORIGINS`,
 * `REDIRECT_HOSTS`, `PREVIEW_ORIGINS`, `CAPTCHA_ORIGINS`, `MEASUREMENT_ORIGINS`, `SOCIAL_ORIGINS` (all comma-separated), `MEASUREMENT_SCRIPT`, `MAP_TILES` (an address with `{z}`, `{x}` and `{y}`), `MAP_ATTRIBUTION` (`© OpenStreetMap contributors`), `OFFLINE_PAYMENT_METHODS` (comma-separated), `THEME` (light), `BRAND` (witryna), `LOG_LEVEL` (info), `CLIENT_FOLDER`.
 *
 * @throws Error with one clear sentence when a value cannot be used
 */
export function readServerConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const port = readPort('PORT', env['PORT'], 3000);
  const backendPort = readPort('BACKEND_PORT', env['BACKEND_PORT'], 4000);
  const measurementScript = env['MEASUREMENT_SCRIPT'] ? parseAddress('MEASUREMENT_SCRIPT', env['MEASUREMENT_SCRIPT']).href : null;
  const socialOrigins = parseOrigins('SOCIAL_ORIGINS', env['SOCIAL_ORIGINS']);
  const serviceOrigins = [
    ...parseOrigins('CAPTCHA_ORIGINS', env['CAPTCHA_ORIGINS']),
    ...(measurementScript ? [new URL(measurementScript).origin] : []),
    ...parseOrigins('MEASUREMENT_ORIGINS', env['MEASUREMENT_ORIGINS']),
    ...socialOrigins,
  ];
  const mediaOrigins = parseOrigins('MEDIA_ORIGINS', env['MEDIA_ORIGINS']);
  return {
    port,
    workers: readWorkers(env['WORKERS']),
    commerceUrl: env['COMMERCE_URL'] ? parseBaseAddress('COMMERCE_URL', env['COMMERCE_URL']) : `http://localhost:${backendPort}`,
    publicUrl: env['PUBLIC_URL'] ? parseOrigin('PUBLIC_URL', env['PUBLIC_URL']) : `http://localhost:${port}`,
    clientFolder: env['CLIENT_FOLDER'] || defaultClientFolder(),
    mediaOrigins,
    mediaHosts: mediaOrigins.map((origin) => new URL(origin).host),
    redirectHosts: parseHosts('REDIRECT_HOSTS', env['REDIRECT_HOSTS']),
    previewOrigins: parseOrigins('PREVIEW_ORIGINS', env['PREVIEW_ORIGINS']),
    measurementScript,
    mapTiles: readMapTiles(env),
    socialHosts: socialOrigins.map((origin) => new URL(origin).host),
    offlinePaymentMethods: parseCodes('OFFLINE_PAYMENT_METHODS', env['OFFLINE_PAYMENT_METHODS']),
    serviceOrigins: [...new Set(serviceOrigins)],
    look: { theme: readChoice('THEME', env['THEME'], themeNames, defaultLook.theme), brand: readChoice('BRAND', env['BRAND'], brandNames, defaultLook.brand) },
    logLevel: readChoice('LOG_LEVEL', env['LOG_LEVEL'], logLevels, 'info'),
  };
}

// The bundled server lies in dist/server, its sources in server/; both are one folder below the package or its dist.
function defaultClientFolder(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  return here.endsWith(path.join('dist', 'server')) ? path.resolve(here, '../client') : path.resolve(here, '../dist/client');
}

function readChoice<const T extends string>(name: string, value: string | undefined, choices: readonly T[], fallback: T): T {
  if (value === undefined || value === '') return fallback;
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw settingError(name, `one of ${choices.join(', ')}`, value);
  return found;
}

function readPort(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  return parseInteger(name, value, { min: 0, max: 65_535, allowed: 'a port number from 0 to 65535' });
}

function readWorkers(value = ''): number {
  if (value === '') return 1;
  return parseInteger('WORKERS', value, { min: 1, max: 256, allowed: 'a whole number from 1 to 256' });
}

function readMapTiles(env: NodeJS.ProcessEnv): MapTiles | null {
  const attribution = env['MAP_ATTRIBUTION'] || '© OpenStreetMap contributors';
  if (attribution.length > 200 || /\p{Cc}/u.test(attribution)) {
    throw settingError('MAP_ATTRIBUTION', 'one line of up to 200 characters', attribution);
  }
  const url = env['MAP_TILES'];
  if (!url) return null;
  const allowed = 'an address with {z}, {x} and {y} in its path';
  const { origin } = parseAddress('MAP_TILES', url, allowed);
  if (!['{z}', '{x}', '{y}'].every((part) => url.slice(origin.length).includes(part))) throw settingError('MAP_TILES', allowed, url);
  return { url, attribution };
}
