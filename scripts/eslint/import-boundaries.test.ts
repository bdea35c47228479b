import { describe, expect, it } from 'vitest';
import { forbiddenImport } from './import-boundaries.mjs';

const inUi = 'ui/src/button/button.tsx';
const inPageBuilder = 'page-builder/src/render/row.tsx';
const inCart = 'storefront/src/cart/cart-page.tsx';
const inApp = 'storefront/src/app/routes.tsx';

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
    ['tests/journeys/home.spec.ts', '../../storefront/backend/seed/demo-accounts.json'],
  ])('%s imports %s', (file, specifier) => {
    expect(forbiddenImport({ file, specifier })).toBeNull();
  });
});

describe('parts of the storefront', () => {
  it.each([
    [inCart, '../../server/config.ts'],
    [inCart, '../../backend/cart/totals.ts'],
    ['storefront/backend/main.ts', '../src/cart/index.ts'],
    ['storefront/backend/cart/totals.ts', '../../server/config.ts'],
    ['storefront/backend/cart/totals.ts', '../../src/commerce/client.ts'],
    [inCart, '../catalog/product-page.tsx'],
    [inCart, '../app/navigation/routes.tsx'],
    [inApp, '../catalog/product-page.tsx'],
  ])('%s does not import %s', (file, specifier) => {
    expect(forbiddenImport({ file, specifier })).toEqual(expect.any(String));
  });

  it.each([
    [inCart, './cart-line.tsx'],
    [inCart, '../catalog/index.ts'],
    [inCart, '../app/index.ts'],
    [inCart, '../env.ts'],
    [inApp, '../cart/index.ts'],
    ['storefront/server/server.ts', '../src/app/entry-server.tsx'],
    ['storefront/backend/schema.ts', '../src/commerce/schema/magento.graphql?raw'],
    ['storefront/backend/schema.ts', '../src/commerce/schema/read-schema.ts'],
  ])('%s imports %s', (file, specifier) => {
    expect(forbiddenImport({ file, specifier })).toBeNull();
  });

  it('lets only the application load a module of a feature lazily', () => {
    const specifier = '../catalog/product-page.tsx';
    expect(forbiddenImport({ file: inApp, specifier, lazy: true })).toBeNull();
    expect(forbiddenImport({ file: inCart, specifier, lazy: true })).toEqual(expect.any(String));
  });
});
