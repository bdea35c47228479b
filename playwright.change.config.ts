import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * Files that repeat on another merchant, release, page or device what one test elsewhere shows of the code, or that need
 * a shop of their own for what few changes touch: `npm run test:full` has them.
 */
const onlyInFull = [
  'accessibility',
  'american-merchant',
  'captcha',
  'crash',
  'customer-faults',
  'demo-product-types',
  'english-view',
  'first-start-images',
  'focus',
  'fonts',
  'group-prices',
  'image-transition',
  'links',
  'list-mode',
  'members-only',
  'merchant-account',
  'merchant-cart',
  'merchant-faults',
  'merchant-lists',
  'merchant-without-scripts',
  'older-magento',
  'own-attributes',
  'page-size',
  'payment-page',
  'preview',
  'scroll-lock',
  'scroll-restoration',
  'sign-out',
  'stock-profile',
  'store-map',
  'swiss-merchant',
  'text-over-images',
  'text-size',
  'themes',
  'unknown-payments',
];

/**
 * The end-to-end tests of `npm test`: each claim once. A test without the tag of a size runs on the phone, one with the
 * tag `@full` not at all.
 */
export default defineConfig(base, {
  testIgnore: onlyInFull.map((name) => `**/${name}.test.ts`),
  projects: base.projects?.map((project) => ({
    ...project,
    ...(project.name === 'desktop-1440' && { grep: /@desktop/ }),
    grepInvert: project.name === 'desktop-1440' ? /@full/ : /@desktop|@full/,
  })),
});
