import { describe, expect, it } from 'vitest';
import { forbiddenImport } from './import-boundaries.mjs';

const inUi = 'ui/src/button/button.tsx';
const inPageBuilder = 'page-builder/src/render/row.tsx';
const inCart = 'storefront/src/cart-page/cart-page.tsx';
const inShell = 'storefront/src/shell/routes.ts';
const inPlatform = 'storefront/src/platform/navigation/page.tsx';

describe('packages', () => {
  it.each([
    ['design-tokens/src/index.ts', '@witryna/ui'],
    [inUi, '@witryna/page-builder'],
    [inUi, '@witryna/storefront'],
    [inPageBuilder, '@witryna/storefront'],
    [inUi, 'react-router-dom'],
    [inUi, 'swr'],
    [inPageBuilder, 'intl-messageformat'],
    [inPageBuilder, 'graphql-request'],
    [inUi, '../../../design-tokens/src/index.ts'],
    [inCart, '../../../ui/src/button/button.tsx'],
  ])('%s does not import %s', (file, specifier) => {
    expect(forbiddenImport({ file, specifier })).toEqual(expect.any(String));
  });

  it.each([
    [inUi, '@witryna/design-tokens/contract'],
    [inUi, '@radix-ui/react-dialog'],
    [inPageBuilder, '@witryna/ui/button'],
    [inCart, '@witryna/page-builder'],
    [inCart, 'react-router-dom'],
    ['tests/e2e/home.spec.ts', '../../storefront/demo/accounts/demo-accounts.json'],
  ])('%s imports %s', (file, specifier) => {
    expect(forbiddenImport({ file, specifier })).toBeNull();
  });
});

describe('parts of the storefront', () => {
  it.each([
    [inCart, '../../server/config.ts'],
    [inCart, '../../backend/cart/totals.ts'],
    ['storefront/backend/run-backend.ts', '../src/cart/index.ts'],
    ['storefront/backend/cart/totals.ts', '../../server/config.ts'],
    ['storefront/backend/cart/totals.ts', '../../src/commerce/client.ts'],
    ['storefront/backend/cart/index.ts', '../../demo/offers/coupons.ts'],
    ['storefront/backend/cart/index.ts', '../../demo/offers/locales/en/coupons.json'],
    ['storefront/server/config.ts', '../demo/index.ts'],
    ['storefront/demo/index.ts', '../backend/cart/totals.ts'],
    ['storefront/demo/catalog/index.ts', '../../src/commerce/schema/read-schema.ts'],
    ['storefront/shared/distance.ts', '../src/stores/store.ts'],
    [inCart, '../catalog/product-page.tsx'],
    [inCart, '../shell/routes.ts'],
    [inPlatform, '../../shell/routes.ts'],
    [inPlatform, '../../cart/index.ts'],
    [inShell, '../catalog/product-page.tsx'],
  ])('%s does not import %s', (file, specifier) => {
    expect(forbiddenImport({ file, specifier })).toEqual(expect.any(String));
  });

  it.each([
    [inCart, './cart-line.tsx'],
    [inCart, '../catalog/index.ts'],
    [inCart, '../platform/navigation/page.tsx'],
    [inPlatform, '../../commerce/index.ts'],
    [inCart, '../env.ts'],
    [inShell, '../cart/index.ts'],
    ['storefront/server/server.ts', '../src/shell/entry-server.ts'],
    ['storefront/backend/schema.ts', '../src/commerce/schema/magento.graphql?raw'],
    ['storefront/backend/schema.ts', '../src/commerce/schema/read-schema.ts'],
    ['storefront/backend/stores/store-search.ts', '../../shared/distance.ts'],
    [inCart, '../../shared/distance.ts'],
    ['storefront/backend/cart/cart.test.ts', '../../demo/offers/coupons.ts'],
    ['storefront/backend/testing/fixture-shop.ts', '../../demo/index.ts'],
    ['storefront/demo/catalog/index.ts', '../../backend/index.ts'],
    ['storefront/demo/main.ts', '../backend/run-backend.ts'],
    ['storefront/demo/shop.test.ts', '../backend/cart/totals.ts'],
  ])('%s imports %s', (file, specifier) => {
    expect(forbiddenImport({ file, specifier })).toBeNull();
  });

  it('lets only the shell load a module of a feature lazily', () => {
    const specifier = '../catalog/product-page.tsx';
    expect(forbiddenImport({ file: inShell, specifier, lazy: true })).toBeNull();
    expect(forbiddenImport({ file: inCart, specifier, lazy: true })).toEqual(expect.any(String));
  });
});
