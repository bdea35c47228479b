import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readServerConfig } from './config.ts';

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
      previewOrigins: [],
      measurementScript: null,
      mapTiles: null,
      socialHosts: [],
      serviceOrigins: [],
      look: { theme: 'light', brand: 'witryna' },
      logLevel: 'info',
    });
    expect(path.isAbsolute(config.clientFolder)).toBe(true);
    expect(config.clientFolder.split(path.sep).slice(-2)).toEqual(['dist', 'client']);
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
        REDIRECT_HOSTS: 'blog.example',
        PREVIEW_ORIGINS: 'https://admin.example, https://staging.example/',
        CAPTCHA_ORIGINS: 'https://www.google.com,https://www.gstatic.com',
        MEASUREMENT_SCRIPT: 'https://tags.example/gtm.js?id=GTM-1',
        SOCIAL_ORIGINS: 'https://cdn.hypemarks.com',
        MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
        MAP_ATTRIBUTION: '© Tiles',
        MEASUREMENT_ORIGINS: 'https://collect.example,https://www.google.com',
        OFFLINE_PAYMENT_METHODS: 'invoice_30, pay_in_store',
        THEME: 'dark',
        BRAND: 'zawilec',
        LOG_LEVEL: 'warn',
        CLIENT_FOLDER: '/srv/client',
      }),
    ).toEqual({
      port: 8080,
      workers: 4,
      commerceUrl: 'https://magento.example/sklep',
      publicUrl: 'https://shop.example',
      mediaOrigins: ['https://cdn.example', 'https://img.example'],
      redirectHosts: ['blog.example'],
      previewOrigins: ['https://admin.example', 'https://staging.example'],
      measurementScript: 'https://tags.example/gtm.js?id=GTM-1',
      mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' },
      serviceOrigins: ['https://www.google.com', 'https://www.gstatic.com', 'https://tags.example', 'https://collect.example', 'https://cdn.hypemarks.com'],
      socialHosts: ['cdn.hypemarks.com'],
      offlinePaymentMethods: ['invoice_30', 'pay_in_store'],
      look: { theme: 'dark', brand: 'zawilec' },
      logLevel: 'warn',
      clientFolder: '/srv/client',
    });
  });

  it.each(['tiles', 'https://tiles.example/', 'https://{s}.tiles.example/{z}/{x}/{y}.png'])('says that maps cannot come from %s', (MAP_TILES) => {
    expect(() => readServerConfig({ MAP_TILES })).toThrow('MAP_TILES must be');
  });

  it('finds the embedded backend at its port, and the shop at its own', () => {
    expect(readServerConfig({ BACKEND_PORT: '4001', PORT: '0' })).toMatchObject({ port: 0, commerceUrl: 'http://localhost:4001', publicUrl: 'http://localhost:0' });
  });

  it('takes empty values for absent and an unknown log level for the default', () => {
    expect(readServerConfig({ PORT: '', COMMERCE_URL: '', PUBLIC_URL: '', THEME: '', BRAND: '', LOG_LEVEL: 'loud' })).toMatchObject({
      port: 3000,
      commerceUrl: 'http://localhost:4000',
      logLevel: 'info',
    });
  });

  it.each(['http', '-1', '65536', '80.5'])('says that %j is no port', (PORT) => {
    expect(() => readServerConfig({ PORT })).toThrow(`PORT must be a port number, but it is "${PORT}".`);
    expect(() => readServerConfig({ BACKEND_PORT: PORT })).toThrow('BACKEND_PORT must be a port number');
  });

  it.each(['0', '-1', '1.5', 'all'])('says that %j is no number of workers', (WORKERS) => {
    expect(() => readServerConfig({ WORKERS })).toThrow(`WORKERS must be a whole number from 1 to 256, but it is "${WORKERS}".`);
  });

  it('says which themes and brands there are when it is given another', () => {
    expect(() => readServerConfig({ THEME: 'sepia' })).toThrow('THEME must be one of light, dark, high-contrast, system, but it is "sepia".');
    expect(() => readServerConfig({ BRAND: 'Witryna' })).toThrow('BRAND must be one of witryna, zawilec, but it is "Witryna".');
  });

  it.each(['shop.example', 'ftp://shop.example', 'javascript:alert(1)'])('says that %j is no address', (value) => {
    expect(() => readServerConfig({ COMMERCE_URL: value })).toThrow('COMMERCE_URL must be an address such as https://shop.example');
    expect(() => readServerConfig({ PUBLIC_URL: value })).toThrow('PUBLIC_URL must be an address');
  });
});
