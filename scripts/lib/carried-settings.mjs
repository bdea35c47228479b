/**
 * Settings of the shop that the doctor repeats in the start command when it was given them: all but those of the backend,
 * and `PURGE_TOKEN`, which is a secret.
 */
export const carriedNames = [
  'PORT',
  'PUBLIC_URL',
  'IMAGES',
  'IMAGE_CACHE_DIR',
  'IMAGE_CACHE_SIZE',
  'MEDIA_ORIGINS',
  'REDIRECT_HOSTS',
  'PREVIEW_ORIGINS',
  'CAPTCHA_ORIGINS',
  'ANALYTICS_SCRIPT',
  'ANALYTICS_ORIGINS',
  'SOCIAL_ORIGINS',
  'MAP_TILE_URL',
  'MAP_ATTRIBUTION',
  'OFFLINE_PAYMENT_METHODS',
  'PAGE_CACHE_SIZE',
  'PAGE_CACHE_TTL',
  'TRUSTED_PROXIES',
  'STRICT_TRANSPORT',
  'KEEP_ALIVE_TIMEOUT',
  'PAGE_SIZE',
  'COMPARISON',
  'GUEST_DOWNLOADS',
  'SHIPPING_PAGE',
  'DEFAULT_COUNTRY',
  'DEFAULT_LOCALE',
  'SHOP_NAME',
  'LOGO_MARK',
  'THEME',
  'BRAND',
  'WORKERS',
  'LOG_LEVEL',
  'CLIENT_DIR',
];

/**
 * Returns the settings of the shop in an environment.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
export const getCarriedSettings = (env) =>
  Object.fromEntries(
    carriedNames.flatMap((name) => {
      const value = env[name];
      return value ? [[name, value]] : [];
    }),
  );
