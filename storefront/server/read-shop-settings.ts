import { locales, sourceLocale } from '../src/i18n/locale.ts';
import type { ImageService, MapTiles, ShopSettings } from '../src/platform/layout/shop-settings.ts';
import { parseAddress, parseChoice, parseCodes, parseInteger, parseOrigins, settingError } from './read-setting.ts';
import { readShippingPages } from './read-shipping-pages.ts';

/**
 * Reads the settings that pages depend on from environment variables: `ANALYTICS_SCRIPT`, `MAP_TILE_URL` (a URL with
 * `{z}`, `{x}` and `{y}`), `MAP_ATTRIBUTION` (`© OpenStreetMap contributors`), `SOCIAL_ORIGINS`,
 * `OFFLINE_PAYMENT_METHODS`, `MEDIA_ORIGINS`, `PREVIEW_ORIGINS` (all comma-separated), `PAGE_SIZE` (the backend's),
 * `COMPARISON` (on), `GUEST_DOWNLOADS` (off), `DEFAULT_LOCALE` (en_US), `DEFAULT_COUNTRY` (e.g. `US`), `SHOP_NAME`,
 * `LOGO_MARK`, `IMAGES` (server), `SHIPPING_PAGE` (e.g. `versand` or `de:versand, en:shipping`).
 *
 * @param publicUrl origin of the shop, from which content may always load images and videos
 * @throws Error with one clear sentence when a value cannot be used
 */
export function readShopSettings(env: NodeJS.ProcessEnv, publicUrl: string): ShopSettings {
  return {
    analyticsScript: env['ANALYTICS_SCRIPT'] ? parseAddress('ANALYTICS_SCRIPT', env['ANALYTICS_SCRIPT']).href : null,
    mapTiles: readMapTiles(env),
    socialHosts: parseOrigins('SOCIAL_ORIGINS', env['SOCIAL_ORIGINS']).map(toHost),
    offlinePaymentMethods: parseCodes('OFFLINE_PAYMENT_METHODS', env['OFFLINE_PAYMENT_METHODS']),
    mediaHosts: [publicUrl, ...parseOrigins('MEDIA_ORIGINS', env['MEDIA_ORIGINS'])].map(toHost),
    previewOrigins: parseOrigins('PREVIEW_ORIGINS', env['PREVIEW_ORIGINS']),
    imageService: readImageService(env['IMAGES']),
    logoMark: env['LOGO_MARK'] ? parseChoice('LOGO_MARK', env['LOGO_MARK'], ['witryna'], 'witryna') : null,
    pageSize: readPageSize(env['PAGE_SIZE']),
    comparison: parseChoice('COMPARISON', env['COMPARISON'], ['on', 'off'], 'on') === 'on',
    guestDownloads: parseChoice('GUEST_DOWNLOADS', env['GUEST_DOWNLOADS'], ['on', 'off'], 'off') === 'on',
    ...(env['SHIPPING_PAGE'] && { shippingPages: readShippingPages(env['SHIPPING_PAGE']) }),
    storeDefaults: {
      locale: parseChoice('DEFAULT_LOCALE', env['DEFAULT_LOCALE'], locales, sourceLocale),
      name: readShopName(env['SHOP_NAME']),
      ...readCountry(env['DEFAULT_COUNTRY']),
    },
  };
}

const toHost = (origin: string): string => new URL(origin).host;

function readPageSize(value = ''): number | null {
  if (value === '') return null;
  return parseInteger('PAGE_SIZE', value, { min: 1, max: 100, allowed: 'a whole number from 1 to 100' });
}

function readImageService(value = ''): ImageService {
  const allowed = 'server, fastly, none, or a URL with {width} and one of {url}, {encodedUrl} and {path}';
  if (value === '') return 'server';
  if (value === 'server' || value === 'fastly' || value === 'none') return value;
  if (!isImageTemplate(value)) throw settingError('IMAGES', allowed, value);
  // Checks the host, and that nothing in it depends on the image.
  if (!value.startsWith('/')) parseAddress('IMAGES', value, allowed);
  return value;
}

function isImageTemplate(value: string): value is `${string}{width}${string}` {
  return (
    /^(?:https?:\/\/[^{}/?#]+)?\/(?!\/)[^\s\\]*$/.test(value) &&
    value.includes('{width}') &&
    /\{(?:url|encodedUrl|path)\}/.test(value)
  );
}

function readCountry(value = ''): Pick<ShopSettings['storeDefaults'], 'country'> {
  if (value === '') return {};
  if (!/^[A-Z]{2}$/.test(value)) throw settingError('DEFAULT_COUNTRY', 'a country code of two letters, e.g. US', value);
  return { country: value };
}

function readShopName(value = ''): string {
  if (value.length > 100 || /\p{Cc}/u.test(value))
    throw settingError('SHOP_NAME', 'one line of up to 100 characters', value);
  return value.trim();
}

function readMapTiles(env: NodeJS.ProcessEnv): MapTiles | null {
  const attribution = env['MAP_ATTRIBUTION'] || '© OpenStreetMap contributors';
  if (attribution.length > 200 || /\p{Cc}/u.test(attribution)) {
    throw settingError('MAP_ATTRIBUTION', 'one line of up to 200 characters', attribution);
  }
  const url = env['MAP_TILE_URL'];
  if (!url) return null;
  const allowed = 'an address with {z}, {x} and {y} in its path';
  const { origin } = parseAddress('MAP_TILE_URL', url, allowed);
  if (!['{z}', '{x}', '{y}'].every((part) => url.slice(origin.length).includes(part)))
    throw settingError('MAP_TILE_URL', allowed, url);
  return { url, attribution };
}
