import { describe, expect, it } from 'vitest';
import { createShopEnvironment } from './shop-environment.mjs';

const embedded = { port: 3000, backendPort: 4000, dataDir: '/data', commerceUrl: null };

describe('createShopEnvironment', () => {
  it('gives the demo shop its language, name, mark and image service', () => {
    expect(createShopEnvironment(embedded, {})).toEqual({
      DEFAULT_LOCALE: 'pl_PL',
      SHOP_NAME: 'Witryna',
      LOGO_MARK: 'witryna',
      IMAGES: 'fastly',
      IMAGE_CACHE_DIR: '/data/resized-images',
      BACKEND_HTTP_CACHE_HOSTS: 'localhost:3000',
      DEMO_OUTBOX: '1',
      PUBLIC_URL: 'http://localhost:3000',
      PORT: '3000',
      BACKEND_PORT: '4000',
      DATA_DIR: '/data',
      COMMERCE_URL: '',
    });
  });

  it('has no defaults of the demo for a Magento, nor an image service without extensions', () => {
    const magento = createShopEnvironment({ ...embedded, commerceUrl: 'https://magento.example' }, {});
    expect(magento).toMatchObject({ COMMERCE_URL: 'https://magento.example' });
    for (const name of ['DEFAULT_LOCALE', 'SHOP_NAME', 'LOGO_MARK', 'IMAGES']) expect(magento).not.toHaveProperty(name);
    expect(createShopEnvironment(embedded, { BACKEND_PROFILE: 'stock' })).not.toHaveProperty('IMAGES');
  });

  it('prefers the variables that are set', () => {
    const env = { PUBLIC_URL: 'https://shop.example', SHOP_NAME: '', IMAGES: 'none', DEMO_OUTBOX: '1' };
    expect(createShopEnvironment(embedded, env)).toMatchObject(env);
    expect(createShopEnvironment(embedded, { PUBLIC_URL: 'https://shop.example' })).toMatchObject({ DEMO_OUTBOX: '0' });
  });
});
