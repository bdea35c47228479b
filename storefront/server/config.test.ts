import { availableParallelism } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readServerConfig } from './config.ts';
import { contentSecurityPolicy } from './http/security-headers.ts';

describe('readServerConfig', () => {
  it('has a default for everything', () => {
    const config = readServerConfig({});
    expect(config).toMatchObject({
      port: 3000,
      workers: 1,
      commerceUrl: 'http://localhost:4000',
      publicUrl: 'http://localhost:3000',
      mediaOrigins: [],
      redirectHosts: [],
      imageCacheSize: 1_000_000_000,
      settings: {
        imageService: 'server',
        logoMark: null,
        mediaHosts: ['localhost:3000'],
        previewOrigins: [],
        analyticsScript: null,
        mapTiles: null,
        socialHosts: [],
        pageSize: null,
        comparison: true,
        guestDownloads: false,
        storeDefaults: { locale: 'en_US', name: '' },
      },
      serviceOrigins: [],
      pageCacheSize: 64_000_000,
      trustedProxies: [],
      strictTransport: 'host',
      documentTheme: { theme: 'light', brand: 'witryna' },
      logLevel: 'info',
    });
    expect(path.isAbsolute(config.clientDir)).toBe(true);
    expect(config.clientDir.split(path.sep).slice(-2)).toEqual(['dist', 'client']);
  });

  it('reads every value', () => {
    expect(
      readServerConfig({
        PORT: '8080',
        WORKERS: '4',
        COMMERCE_URL: 'https://magento.example/sklep/',
        BACKEND_PORT: '4001',
        PUBLIC_URL: 'https://shop.example/',
        MEDIA_ORIGINS: 'https://cdn.example, https://img.example,',
        IMAGES: 'https://images.example/{width}/{path}',
        IMAGE_CACHE_DIR: '/srv/images',
        IMAGE_CACHE_SIZE: '200',
        REDIRECT_HOSTS: 'blog.example',
        PREVIEW_ORIGINS: 'https://admin.example, https://staging.example/',
        CAPTCHA_ORIGINS: 'https://www.google.com,https://www.gstatic.com',
        ANALYTICS_SCRIPT: 'https://tags.example/gtm.js?id=GTM-1',
        SOCIAL_ORIGINS: 'https://cdn.hypemarks.com',
        MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
        MAP_ATTRIBUTION: '© Tiles',
        ANALYTICS_ORIGINS: 'https://collect.example,https://www.google.com',
        OFFLINE_PAYMENT_METHODS: 'invoice_30, pay_in_store',
        PAGE_CACHE_SIZE: '8',
        PAGE_CACHE_TTL: '30',
        PURGE_TOKEN: 'a-secret-of-24-letters!!',
        TRUSTED_PROXIES: '203.0.113.0/24, 2001:db8::/32, 198.51.100.7,',
        STRICT_TRANSPORT: 'subdomains',
        KEEP_ALIVE_TIMEOUT: '620',
        PAGE_SIZE: '12',
        COMPARISON: 'off',
        GUEST_DOWNLOADS: 'on',
        SHIPPING_PAGE: 'versand, en:/shipping/costs',
        DEFAULT_LOCALE: 'de_DE',
        DEFAULT_COUNTRY: 'CH',
        SHOP_NAME: 'Schuhhaus Nord',
        LOGO_MARK: 'witryna',
        THEME: 'dark',
        BRAND: 'zawilec',
        LOG_LEVEL: 'warn',
        CLIENT_DIR: '/srv/client',
      }),
    ).toEqual({
      port: 8080,
      workers: 4,
      commerceUrl: 'https://magento.example/sklep',
      publicUrl: 'https://shop.example',
      mediaOrigins: ['https://cdn.example', 'https://img.example', 'https://images.example'],
      imageCacheDir: '/srv/images',
      imageCacheSize: 200_000_000,
      redirectHosts: ['blog.example'],
      settings: {
        imageService: 'https://images.example/{width}/{path}',
        logoMark: 'witryna',
        mediaHosts: ['shop.example', 'cdn.example', 'img.example'],
        previewOrigins: ['https://admin.example', 'https://staging.example'],
        analyticsScript: 'https://tags.example/gtm.js?id=GTM-1',
        mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' },
        socialHosts: ['cdn.hypemarks.com'],
        offlinePaymentMethods: ['invoice_30', 'pay_in_store'],
        pageSize: 12,
        comparison: false,
        guestDownloads: true,
        shippingPages: { '*': '/versand', en: '/shipping/costs' },
        storeDefaults: { locale: 'de_DE', name: 'Schuhhaus Nord', country: 'CH' },
      },
      serviceOrigins: [
        'https://www.google.com',
        'https://www.gstatic.com',
        'https://tags.example',
        'https://collect.example',
        'https://cdn.hypemarks.com',
      ],
      keepAliveTimeout: 620_000,
      pageCacheSize: 8_000_000,
      pageCacheFreshTime: 30_000,
      purgeToken: 'a-secret-of-24-letters!!',
      trustedProxies: ['203.0.113.0/24', '2001:db8::/32', '198.51.100.7/32'],
      strictTransport: 'subdomains',
      documentTheme: { theme: 'dark', brand: 'zawilec' },
      logLevel: 'warn',
      clientDir: '/srv/client',
    });
  });

  it.each(['tiles', 'https://tiles.example/', 'https://{s}.tiles.example/{z}/{x}/{y}.png'])(
    'says that maps cannot come from %s',
    (MAP_TILE_URL) => {
      expect(() => readServerConfig({ MAP_TILE_URL })).toThrow('MAP_TILE_URL must be');
    },
  );

  it.each(['https://shop.example/versand', '//versand', 'versand?a=b', 'de:', '/', 'a b'])(
    'says that no page on shipping is at %s',
    (SHIPPING_PAGE) => {
      expect(() => readServerConfig({ SHIPPING_PAGE })).toThrow('SHIPPING_PAGE must be the path of a page');
    },
  );

  it.each(['server', 'fastly', 'none', '/cdn-cgi/image/width={width}/{url}', 'https://x.imgix.net/{path}?w={width}'])(
    'lets %s resize images',
    (IMAGES) => {
      expect(readServerConfig({ IMAGES }).settings.imageService).toBe(IMAGES);
    },
  );

  it.each([
    'imgix',
    'https://x.imgix.net/{path}',
    'https://x.imgix.net/?w={width}',
    'https://{path}/{width}',
    '//x.imgix.net/{path}?w={width}',
    'https://user:secret@x.imgix.net/{path}?w={width}',
    'javascript:{width}{url}',
  ])('says that %s cannot resize images', (IMAGES) => {
    expect(() => readServerConfig({ IMAGES })).toThrow('IMAGES must be server, fastly, none, or a URL with {width}');
  });

  it('rejects other words than on and off for comparisons', () => {
    expect(() => readServerConfig({ COMPARISON: 'yes' })).toThrow('COMPARISON must be one of on, off');
  });

  it.each(['us', 'USA', 'United States'])('rejects %s as the country of the store', (DEFAULT_COUNTRY) => {
    expect(() => readServerConfig({ DEFAULT_COUNTRY })).toThrow(
      'DEFAULT_COUNTRY must be a country code of two letters',
    );
  });

  it.each(['0', '101', '6.5', '-6', 'six'])('rejects %s as the number of products on a page', (PAGE_SIZE) => {
    expect(() => readServerConfig({ PAGE_SIZE })).toThrow('PAGE_SIZE must be a whole number from 1 to 100');
  });

  it('finds the embedded backend at its port, and the shop at its own', () => {
    expect(readServerConfig({ BACKEND_PORT: '4001', PORT: '0' })).toMatchObject({
      port: 0,
      commerceUrl: 'http://localhost:4001',
      publicUrl: 'http://localhost:0',
    });
  });

  it('takes empty values for absent', () => {
    expect(
      readServerConfig({
        PORT: '',
        COMMERCE_URL: '',
        PUBLIC_URL: '',
        THEME: '',
        BRAND: '',
        LOG_LEVEL: '',
        CLIENT_DIR: '',
      }),
    ).toMatchObject({
      port: 3000,
      commerceUrl: 'http://localhost:4000',
      logLevel: 'info',
    });
  });

  it.each(['http', '-1', '65536', '80.5', '0x50', '8e3', ' 80'])('says that %j is no port', (PORT) => {
    expect(() => readServerConfig({ PORT })).toThrow(
      `PORT must be a port number from 0 to 65535, but it is "${PORT}".`,
    );
    expect(() => readServerConfig({ BACKEND_PORT: PORT })).toThrow('BACKEND_PORT must be a port number');
  });

  it.each([
    'cdn.example',
    '203.0.113.0/33',
    '203.0.113/24',
    '2001:db8::/129',
    '0.0.0.0/0',
    '::/0',
    'fe80::1%eth0',
    '*',
  ])('says that %j is no network of trusted proxies', (network) => {
    expect(() => readServerConfig({ TRUSTED_PROXIES: `10.0.0.0/8,${network}` })).toThrow(
      `TRUSTED_PROXIES must be a comma-separated list of networks such as 203.0.113.0/24 or 2001:db8::/32, but it is "${network}".`,
    );
  });

  it.each(['0', '-1', '1.5', 'all'])('says that %j is no number of workers', (WORKERS) => {
    expect(() => readServerConfig({ WORKERS })).toThrow(
      `WORKERS must be auto or a whole number from 1 to 256, but it is "${WORKERS}".`,
    );
  });

  it('starts a worker for each core that the process may use', () => {
    expect(readServerConfig({ WORKERS: 'auto' }).workers).toBe(availableParallelism());
  });

  it('says which themes and brands there are when it is given another', () => {
    expect(() => readServerConfig({ THEME: 'sepia' })).toThrow(
      'THEME must be one of light, dark, high-contrast, system, but it is "sepia".',
    );
    expect(() => readServerConfig({ BRAND: 'Witryna' })).toThrow(
      'BRAND must be one of witryna, zawilec, but it is "Witryna".',
    );
  });

  it.each(['shop.example', 'ftp://shop.example', 'javascript:alert(1)'])('says that %j is no address', (value) => {
    expect(() => readServerConfig({ COMMERCE_URL: value })).toThrow(
      'COMMERCE_URL must be an address such as https://shop.example',
    );
    expect(() => readServerConfig({ PUBLIC_URL: value })).toThrow('PUBLIC_URL must be an address');
  });

  it.each(['', '/', '/graphql', '/graphql//'])('names the backend without %j at the end', (end) => {
    const read = (address: string) => readServerConfig({ COMMERCE_URL: address + end }).commerceUrl;
    expect(read('https://magento.example')).toBe('https://magento.example');
    expect(read('https://magento.example/sklep')).toBe('https://magento.example/sklep');
  });

  it.each(['check mo', 'a;b', '1money', 'cash,<b>'])('accepts %j as no list of payment methods', (value) => {
    expect(() => readServerConfig({ OFFLINE_PAYMENT_METHODS: value })).toThrow(
      'OFFLINE_PAYMENT_METHODS must be a comma-separated list of codes',
    );
  });

  it.each(['https://shop:secret@magento.example', 'https://secret@magento.example/x', 'ftp://a:secret@b'])(
    'reports %j without its credentials',
    (value) => {
      expect(() => readServerConfig({ COMMERCE_URL: value })).toThrow(/^(?!.*secret).*COMMERCE_URL must be /);
    },
  );

  const originSettings = [
    'PUBLIC_URL',
    'MEDIA_ORIGINS',
    'PREVIEW_ORIGINS',
    'CAPTCHA_ORIGINS',
    'ANALYTICS_ORIGINS',
    'SOCIAL_ORIGINS',
  ];
  it.each([
    'https://a; script-src *',
    'https://a;b',
    'https://*.example',
    "https://a'b",
    'https://user@a.example',
    'https://a.example/path',
    'https://a.example?',
    'a.example',
    '*',
  ])('accepts %j as no origin', (value) => {
    for (const name of originSettings) expect(() => readServerConfig({ [name]: value })).toThrow(`${name} must be `);
  });

  it.each([
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of debug, info, warn, error, silent, but it is "loud".'],
    ['REDIRECT_HOSTS', 'https://blog.example', 'REDIRECT_HOSTS must be a comma-separated list of hosts'],
    ['REDIRECT_HOSTS', 'blog.example/path', 'REDIRECT_HOSTS must be'],
    ['COMMERCE_URL', 'https://user:secret@shop.example', 'COMMERCE_URL must be'],
    ['COMMERCE_URL', 'https://shop.example/?a=b', 'COMMERCE_URL must be'],
    ['ANALYTICS_SCRIPT', 'https://a;b/script.js', 'ANALYTICS_SCRIPT must be'],
    ['MAP_TILE_URL', 'https://a;b/{z}/{x}/{y}.png', 'MAP_TILE_URL must be'],
    ['MAP_ATTRIBUTION', 'one\ntwo', 'MAP_ATTRIBUTION must be one line of up to 200 characters, but it is "one\\ntwo".'],
  ])('rejects %s=%j', (name, value, message) => {
    expect(() => readServerConfig({ [name]: value })).toThrow(message);
  });

  it('accepts no value that adds a directive or a keyword to the content security policy', () => {
    const getPolicy = (env: NodeJS.ProcessEnv) =>
      contentSecurityPolicy({ ...readServerConfig(env), development: false });
    const tokens = (policy: string) => policy.split(';').map((directive) => directive.trim().split(/\s+/));
    const known = new Map(tokens(getPolicy({})).map(([name = '', ...sources]) => [name, sources]));
    const names = [...originSettings, 'REDIRECT_HOSTS', 'ANALYTICS_SCRIPT', 'MAP_TILE_URL', 'COMMERCE_URL'];
    const piece = fc.constantFrom(
      'https://',
      'http://',
      'a.example',
      'a.example',
      ';',
      ' ',
      ',',
      '*',
      "'unsafe-inline'",
      'script-src',
      '\n',
      '\t',
      '@',
      ':',
      '443',
      '/',
      '?',
      '#',
      '\\',
      '%3B',
      '{z}{x}{y}',
      '[::1]',
    );
    const value = fc
      .array(fc.oneof(piece, piece, fc.string({ maxLength: 3 })), { maxLength: 6 })
      .map((pieces) => `https://${pieces.join('')}`);
    fc.assert(
      fc.property(fc.constantFrom(...names), value, (name, text) => {
        let policy = '';
        try {
          policy = getPolicy({ [name]: text });
        } catch (error) {
          expect(String(error)).toMatch(new RegExp(`^Error: ${name} must be .*, but it is .*\\.$`));
          return;
        }
        for (const [directive = '', ...sources] of tokens(policy)) {
          expect([...known.keys()]).toContain(directive);
          const added = sources.filter((source) => !known.get(directive)?.includes(source));
          expect(added.map((source) => new URL(source).origin)).toEqual(added);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
