import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShopSettings } from '../src/platform/layout/shop-settings.ts';
import { brandNames, defaultTheme, themeNames, type DocumentTheme } from './pages/document-theme.ts';
import { strictTransports, type StrictTransport } from './http/security-headers.ts';
import {
  parseBaseAddress,
  parseChoice,
  parseHosts,
  parseInteger,
  parseNetworks,
  parseOrigin,
  parseOrigins,
} from './read-setting.ts';
import { readShopSettings } from './read-shop-settings.ts';

/** Configuration of the production server. */
export interface ServerConfig {
  /** Port to listen on; 0 takes a free one. */
  port: number;
  /** Processes that respond on the port; at least 1. */
  workers: number;
  /** Origin of the commerce backend, without a trailing slash. */
  commerceUrl: string;
  /**
   * Public origin of the shop for canonical addresses, e.g. `https://shop.example`. Empty: taken from nowhere,
   * addresses stay relative to `http://localhost:<port>`.
   */
  publicUrl: string;
  /** Folder of the built browser files, with Vite's manifest. */
  clientDir: string;
  /** Origins from which images and media may come besides the shop's own and those of the store views. */
  mediaOrigins: string[];
  /** Folder of the resized images. */
  imageCacheDir: string;
  /** Size in bytes of the resized images that each process keeps in the folder. */
  imageCacheSize: number;
  /** Hosts besides the shop's own that redirects of the backend may target. */
  redirectHosts: string[];
  /** What pages depend on. */
  settings: ShopSettings;
  /** Origins of the captcha, of analytics and of social walls, whose scripts, frames and requests are let through. */
  serviceOrigins: string[];
  /** Networks of the proxies on the internet whose `X-Forwarded-For` is trusted, with prefix, e.g. `203.0.113.0/24`. */
  trustedProxies: string[];
  /** What browsers open by HTTPS alone after a visit. */
  strictTransport: StrictTransport;
  /** Time in ms for which an idle connection is kept: longer than the proxy in front keeps it. */
  keepAliveTimeout: number;
  /** Size in bytes of the public pages that each process caches; 0 for none. */
  pageCacheSize: number;
  /** Time in ms for which a cached page is fresh; 0 renders each request and keeps copies for errors only. */
  pageCacheFreshTime: number;
  /** Secret with which any client may purge cached pages; null allows only machines of private networks. */
  purgeToken: string | null;
  /** Theme and brand of the whole shop. */
  documentTheme: DocumentTheme;
  /** Minimum level of log lines. */
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/**
 * Reads the configuration from environment variables:
 * `PORT` (3000), `WORKERS` (1, or `auto`: one for each core), `COMMERCE_URL` (`http://localhost:<BACKEND_PORT>`), `BACKEND_PORT` (4000),
 * `PUBLIC_URL`, `MEDIA_ORIGINS`, `REDIRECT_HOSTS`, `CAPTCHA_ORIGINS`, `ANALYTICS_ORIGINS` (all comma-separated),
 * `IMAGE_CACHE_DIR` (a folder for temporary files), `IMAGE_CACHE_SIZE` (1000, in MB), `PAGE_CACHE_SIZE` (64, in MB), `PAGE_CACHE_TTL` (60, in seconds), `PURGE_TOKEN`, `TRUSTED_PROXIES` (comma-separated), `STRICT_TRANSPORT` (host), `KEEP_ALIVE_TIMEOUT` (65, in seconds), `THEME` (light), `BRAND` (witryna), `LOG_LEVEL` (info), `CLIENT_DIR`, and those of
 * `readShopSettings`.
 *
 * @throws Error with one clear sentence when a value cannot be used
 */
export function readServerConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const port = readPort('PORT', env['PORT'], 3000);
  const backendPort = readPort('BACKEND_PORT', env['BACKEND_PORT'], 4000);
  const publicUrl = env['PUBLIC_URL'] ? parseOrigin('PUBLIC_URL', env['PUBLIC_URL']) : `http://localhost:${port}`;
  const settings = readShopSettings(env, publicUrl);
  const serviceOrigins = [
    ...parseOrigins('CAPTCHA_ORIGINS', env['CAPTCHA_ORIGINS']),
    ...(settings.analyticsScript ? [new URL(settings.analyticsScript).origin] : []),
    ...parseOrigins('ANALYTICS_ORIGINS', env['ANALYTICS_ORIGINS']),
    ...parseOrigins('SOCIAL_ORIGINS', env['SOCIAL_ORIGINS']),
  ];
  return {
    port,
    workers: readWorkers(env['WORKERS']),
    commerceUrl: env['COMMERCE_URL']
      ? parseBaseAddress('COMMERCE_URL', env['COMMERCE_URL'])
      : `http://localhost:${backendPort}`,
    publicUrl,
    settings,
    clientDir: env['CLIENT_DIR'] || getDefaultClientDir(),
    mediaOrigins: [
      ...parseOrigins('MEDIA_ORIGINS', env['MEDIA_ORIGINS']),
      ...(URL.canParse(settings.imageService) ? [new URL(settings.imageService).origin] : []),
    ],
    imageCacheDir: env['IMAGE_CACHE_DIR'] || path.join(tmpdir(), 'witryna-images'),
    imageCacheSize: readImageCacheSize(env['IMAGE_CACHE_SIZE']),
    keepAliveTimeout: readKeepAliveTimeout(env['KEEP_ALIVE_TIMEOUT']),
    redirectHosts: parseHosts('REDIRECT_HOSTS', env['REDIRECT_HOSTS']),
    pageCacheSize: readPageCacheSize(env['PAGE_CACHE_SIZE']),
    pageCacheFreshTime: readPageCacheFreshTime(env['PAGE_CACHE_TTL']),
    purgeToken: readPurgeToken(env['PURGE_TOKEN']),
    trustedProxies: parseNetworks('TRUSTED_PROXIES', env['TRUSTED_PROXIES']),
    strictTransport: parseChoice('STRICT_TRANSPORT', env['STRICT_TRANSPORT'], strictTransports, 'host'),
    serviceOrigins: [...new Set(serviceOrigins)],
    documentTheme: {
      theme: parseChoice('THEME', env['THEME'], themeNames, defaultTheme.theme),
      brand: parseChoice('BRAND', env['BRAND'], brandNames, defaultTheme.brand),
    },
    logLevel: parseChoice('LOG_LEVEL', env['LOG_LEVEL'], logLevels, 'info'),
  };
}

// The bundled server lies in dist/server, its sources in server/; both are one folder below the package or its dist.
function getDefaultClientDir(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  return here.endsWith(path.join('dist', 'server'))
    ? path.resolve(here, '../client')
    : path.resolve(here, '../dist/client');
}

function readPort(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  return parseInteger(name, value, { min: 0, max: 65_535, allowed: 'a port number from 0 to 65535' });
}

function readWorkers(value = ''): number {
  if (value === '') return 1;
  if (value === 'auto') return availableParallelism();
  return parseInteger('WORKERS', value, { min: 1, max: 256, allowed: 'auto or a whole number from 1 to 256' });
}

function readImageCacheSize(value = ''): number {
  if (value === '') return 1_000_000_000;
  const allowed = 'a whole number of megabytes from 1 to 1000000';
  return 1_000_000 * parseInteger('IMAGE_CACHE_SIZE', value, { min: 1, max: 1_000_000, allowed });
}

function readPageCacheSize(value = ''): number {
  if (value === '') return 64_000_000;
  return (
    1_000_000 *
    parseInteger('PAGE_CACHE_SIZE', value, { min: 0, max: 4096, allowed: 'a whole number of megabytes from 0 to 4096' })
  );
}

function readPageCacheFreshTime(value = ''): number {
  if (value === '') return 60_000;
  return (
    1000 *
    parseInteger('PAGE_CACHE_TTL', value, { min: 0, max: 86_400, allowed: 'a number of seconds from 0 to 86400' })
  );
}

// Most proxies keep an idle connection for up to 60 s.
function readKeepAliveTimeout(value = ''): number {
  if (value === '') return 65_000;
  return (
    1000 *
    parseInteger('KEEP_ALIVE_TIMEOUT', value, { min: 1, max: 3600, allowed: 'a number of seconds from 1 to 3600' })
  );
}

// Shorter ones can be guessed, and a purge of everything makes the shop slow.
function readPurgeToken(value = ''): string | null {
  if (value === '') return null;
  if (!/^[\x21-\x7e]{16,200}$/.test(value))
    throw new Error('PURGE_TOKEN must have 16 to 200 visible ASCII characters and no spaces.');
  return value;
}
