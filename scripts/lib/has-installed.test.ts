import { expect, it } from 'vitest';
import { hasInstalled } from './has-installed.mjs';

const lock = {
  packages: {
    '': { version: '1.0.0' },
    ui: { version: '1.0.0' },
    'node_modules/@shop/ui': { link: true },
    'node_modules/react': { version: '19.0.0' },
    'storefront/node_modules/react': { version: '18.0.0' },
    'node_modules/binary-darwin': { version: '1.0.0', optional: true },
  },
};
const react = { 'node_modules/react': { version: '19.0.0' }, 'storefront/node_modules/react': { version: '18.0.0' } };

it('is true after an installation, without packages of other platforms', () => {
  expect(hasInstalled(lock, { packages: react })).toBe(true);
});

it('is false if a package is missing or has another version', () => {
  expect(hasInstalled(lock, { packages: { 'node_modules/react': { version: '19.0.0' } } })).toBe(false);
  expect(hasInstalled(lock, { packages: { ...react, 'node_modules/react': { version: '19.0.1' } } })).toBe(false);
  expect(hasInstalled(lock, {})).toBe(false);
});
