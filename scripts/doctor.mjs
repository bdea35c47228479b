// Checks what a Magento backend offers the shop, what it lacks and how to connect it: npm run doctor --
// https://shop.example
import { tsImport } from 'tsx/esm/api';
import { featureNames } from './lib/backend-features.mjs';
import { getCarriedSettings } from './lib/carried-settings.mjs';
import { backendAddress } from './lib/backend-address.mjs';
import { examineBackend } from './lib/examine-backend.mjs';
import { formatConclusion } from './lib/format-conclusion.mjs';
import { CliError, runMain } from './lib/cli-error.mjs';

/** @type {Record<import('./lib/findings.mjs').Verdict, string>} */
const MARKS = { ok: '+', missing: '-', broken: '!', unknown: '?' };

/**
 * @param {string} title
 * @param {readonly import('./lib/findings.mjs').Finding[]} findings
 */
function print(title, findings) {
  if (findings.length === 0) return;
  console.log(`\n${title}`);
  for (const { name, verdict, text } of findings) console.log(`  ${MARKS[verdict]} ${name}${text && `: ${text}`}`);
}

/**
 * @param {string | undefined} argument
 * @returns {string}
 */
function readUrl(argument = '') {
  // As the setting COMMERCE_URL.
  if (URL.canParse(argument) && (new URL(argument).username || new URL(argument).password || /[?#]/.test(argument)))
    throw new CliError(
      'The URL of the backend must not have credentials, a query or a fragment: the shop supports none.',
    );
  if (URL.canParse(argument) && /^https?:$/.test(new URL(argument).protocol)) return backendAddress(argument);
  const meant = /^[\w.-]+\.[a-z]{2,}(?:[:/].*)?$/i.test(argument) ? argument : 'shop.example';
  throw new CliError(
    `The URL of the backend is missing or has no https:// in front: npm run doctor -- https://${meant}`,
  );
}

await runMain(async () => {
  const url = readUrl(process.argv[2]);
  const { capabilityFields } = /** @type {{ capabilityFields: Record<string, readonly string[]> }} */ (
    await tsImport('../storefront/src/commerce/capabilities.ts', import.meta.url)
  );
  const { queryLimits } = /** @type {typeof import('../storefront/src/commerce/query-limits.ts')} */ (
    await tsImport('../storefront/src/commerce/query-limits.ts', import.meta.url)
  );
  const { writeTypeQueries } = /** @type {typeof import('../storefront/src/commerce/type-queries.ts')} */ (
    await tsImport('../storefront/src/commerce/type-queries.ts', import.meta.url)
  );
  const { productAttributes } = /** @type {{ productAttributes: readonly string[] }} */ (
    await tsImport('../storefront/src/products/product-attributes.ts', import.meta.url)
  );
  const formAttributes = /** @type {import('./lib/check-required-attributes.mjs').FormAttributes} */ (
    await tsImport('../storefront/src/custom-attributes/form-attributes.ts', import.meta.url)
  );
  const { knownMethods } = /** @type {{ knownMethods: readonly string[] }} */ (
    await tsImport('../storefront/src/checkout/payment/known-methods.ts', import.meta.url)
  );
  const { locales } = /** @type {{ locales: readonly string[] }} */ (
    await tsImport('../storefront/src/i18n/locale.ts', import.meta.url)
  );
  const { findTextLocale } = /** @type {{ findTextLocale: (code: string) => string | null }} */ (
    await tsImport('../storefront/src/i18n/find-text-locale.ts', import.meta.url)
  );
  const { findStoreName } =
    /** @type {Pick<typeof import('../storefront/src/shell/layout/find-store-name.ts'), 'findStoreName'>} */ (
      await tsImport('../storefront/src/shell/layout/find-store-name.ts', import.meta.url)
    );
  const { layoutBlocks } = /** @type {{ layoutBlocks: Readonly<Record<string, string>> }} */ (
    await tsImport('../storefront/src/platform/layout/layout-blocks.ts', import.meta.url)
  );
  const { getStaticPaths } = /** @type {Pick<typeof import('../storefront/src/shell/routes.ts'), 'getStaticPaths'>} */ (
    await tsImport('../storefront/src/shell/routes.ts', import.meta.url)
  );
  const { probePaths } = /** @type {Pick<typeof import('../storefront/server/health.ts'), 'probePaths'>} */ (
    await tsImport('../storefront/server/health.ts', import.meta.url)
  );
  const { readShippingPages } =
    /** @type {Pick<typeof import('../storefront/server/read-shipping-pages.ts'), 'readShippingPages'>} */ (
      await tsImport('../storefront/server/read-shipping-pages.ts', import.meta.url)
    );
  const paymentMethods = [
    ...knownMethods,
    ...(process.env['OFFLINE_PAYMENT_METHODS'] ?? '').split(',').map((code) => code.trim()),
  ];
  console.log(`Checking ${url} ...`);
  const examination = await examineBackend({
    url,
    capabilityFields,
    queryLimits,
    writeTypeQueries,
    featureNames,
    productAttributes,
    formAttributes,
    paymentMethods,
    locales,
    findTextLocale,
    findStoreName,
    blocks: Object.values(layoutBlocks),
    shopPaths: [...getStaticPaths(), ...probePaths],
    shippingPages: readShippingPages(process.env['SHIPPING_PAGE']),
    given: getCarriedSettings(process.env),
  });
  const { connection, behavior, features } = examination;
  print('Connection', connection);
  print('Behavior', behavior);
  print('Features beyond stock Magento', features);
  const hasUnknown = [...connection, ...behavior].some(({ verdict }) => verdict === 'unknown');
  console.log(
    `\n${MARKS.ok} available   ${MARKS.missing} missing, the shop works without it   ${MARKS.broken} missing, and the shop needs it${hasUnknown ? `   ${MARKS.unknown} unknown` : ''}`,
  );
  const { text, isReady } = formatConclusion(url, examination, process.env);
  console.log(`\n${text}`);
  if (!isReady) process.exitCode = 1;
});
