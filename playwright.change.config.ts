import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * Files that repeat on another merchant, release, page or device what one test elsewhere shows of the code: `npm run
 * test:full` has them.
 */
const onlyInFull = [
  'accessibility',
  'american-merchant',
  'crash',
  'first-start-images',
  'focus',
  'links',
  'members-only',
  'merchant-account',
  'merchant-cart',
  'merchant-lists',
  'merchant-faults',
  'merchant-without-scripts',
  'older-magento',
  'stock-profile',
  'swiss-merchant',
  'text-over-images',
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
