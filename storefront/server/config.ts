import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandNames, defaultLook, themeNames, type Look } from './pages/look.ts';

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
  const measurementScript = env['MEASUREMENT_SCRIPT'] ? readAddress('MEASUREMENT_SCRIPT', env['MEASUREMENT_SCRIPT']).href : null;
  const serviceOrigins = [
    ...readList(env['CAPTCHA_ORIGINS']).map((origin) => readOrigin('CAPTCHA_ORIGINS', origin)),
    ...(measurementScript ? [new URL(measurementScript).origin] : []),
    ...readList(env['MEASUREMENT_ORIGINS']).map((origin) => readOrigin('MEASUREMENT_ORIGINS', origin)),
  ];
  const socialOrigins = readList(env['SOCIAL_ORIGINS']).map((origin) => readOrigin('SOCIAL_ORIGINS', origin));
  return {
    port,
    workers: readWorkers(env['WORKERS']),
    commerceUrl: readOrigin('COMMERCE_URL', env['COMMERCE_URL'] || `http://localhost:${backendPort}`),
    publicUrl: env['PUBLIC_URL'] ? readOrigin('PUBLIC_URL', env['PUBLIC_URL']) : `http://localhost:${port}`,
    clientFolder: env['CLIENT_FOLDER'] ?? defaultClientFolder(),
    mediaOrigins: readList(env['MEDIA_ORIGINS']),
    redirectHosts: readList(env['REDIRECT_HOSTS']),
    previewOrigins: readList(env['PREVIEW_ORIGINS']).map((origin) => readOrigin('PREVIEW_ORIGINS', origin)),
    measurementScript,
    mapTiles: readMapTiles(env),
    socialHosts: socialOrigins.map((origin) => new URL(origin).host),
    offlinePaymentMethods: readList(env['OFFLINE_PAYMENT_METHODS']),
    serviceOrigins: [...new Set([...serviceOrigins, ...socialOrigins])],
    look: { theme: readChoice('THEME', env['THEME'], themeNames, defaultLook.theme), brand: readChoice('BRAND', env['BRAND'], brandNames, defaultLook.brand) },
    logLevel: logLevels.find((level) => level === env['LOG_LEVEL']) ?? 'info',
  };
}

// The bundled server lies in dist/server, its sources in server/; both are one folder below the package or its dist.
function defaultClientFolder(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  return here.endsWith(path.join('dist', 'server')) ? path.resolve(here, '../client') : path.resolve(here, '../dist/client');
}

function readList(value = ''): string[] {
  return value.split(',').map((entry) => entry.trim()).filter(Boolean);
}

function readChoice(name: string, value: string | undefined, choices: readonly string[], fallback: string): string {
  if (value === undefined || value === '') return fallback;
  if (!choices.includes(value)) throw new Error(`${name} must be one of ${choices.join(', ')}, but it is "${value}".`);
  return value;
}

function readPort(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`${name} must be a port number, but it is "${value}".`);
  return port;
}

function readWorkers(value = ''): number {
  if (value === '') return 1;
  const workers = Number(value);
  if (!Number.isInteger(workers) || workers < 1 || workers > 256) throw new Error(`WORKERS must be a whole number from 1 to 256, but it is "${value}".`);
  return workers;
}

function readAddress(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && ['http:', 'https:'].includes(url.protocol)) return url;
  throw new Error(`${name} must be an address such as https://shop.example, but it is "${value}".`);
}

function readMapTiles(env: NodeJS.ProcessEnv): MapTiles | null {
  const url = env['MAP_TILES'];
  if (!url) return null;
  if (!['{z}', '{x}', '{y}'].every((part) => url.includes(part)) || /[{}]|%7B/i.test(readAddress('MAP_TILES', url).host)) {
    throw new Error(`MAP_TILES must be an address with {z}, {x} and {y} in its path, but it is "${url}".`);
  }
  return { url, attribution: env['MAP_ATTRIBUTION'] || '© OpenStreetMap contributors' };
}

function readOrigin(name: string, value: string): string {
  const url = readAddress(name, value);
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}
