import { configPath, toFinding, toList, toText } from './findings.mjs';
import { getAt } from './get-at.mjs';

/** @typedef {typeof import('../../storefront/src/commerce/query-limits.ts').queryLimits} QueryLimits */

/**
 * A query as large as the shop's largest, and little work for the backend: no product has the SKU.
 *
 * @type {readonly { limit: keyof QueryLimits, write: (size: number) => string, refusal: RegExp, fix: (size: number) => string }[]}
 */
const PROBES = [
  {
    limit: 'aliases',
    write: (size) =>
      `{ storeConfig { ${Array.from({ length: size }, (_, index) => `a${index}: store_code`).join(' ')} } }`,
    refusal: /Max Aliases/i,
    fix: (size) => `set graphql/validation/maximum_alias_allowed to ${size} or more`,
  },
  {
    limit: 'complexity',
    write: (size) => `{ storeConfig { ${'store_code '.repeat(size - 1)}} }`,
    refusal: /Max query complexity/i,
    fix: (size) =>
      `set queryComplexity of Magento\\Framework\\GraphQl\\Query\\QueryComplexityLimiter to ${size} or more in a di.xml`,
  },
  {
    limit: 'depth',
    write: (size) =>
      `{ products(filter: { sku: { eq: "doctor" } }) { items { ${'related_products { '.repeat(size - 2)}sku ${'} '.repeat(size)}}`,
    refusal: /Max query depth/i,
    fix: (size) =>
      `set queryDepth of Magento\\Framework\\GraphQl\\Query\\QueryComplexityLimiter to ${size} or more in a di.xml`,
  },
  {
    limit: 'pageSize',
    write: (size) => `{ products(filter: { sku: { eq: "doctor" } }, pageSize: ${size}) { page_info { page_size } } }`,
    refusal: /Maximum pageSize/i,
    fix: (size) =>
      `set ${configPath('Services > Magento Web API > GraphQl Input Limits > Maximum Page Size')} to ${size} or more`,
  },
];

/**
 * Checks that the limits of the backend let the largest queries of the shop through.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @param {QueryLimits} limits what the shop needs
 * @returns {Promise<import('./findings.mjs').Finding>}
 */
export async function checkQueryLimits(sendQuery, limits) {
  const problems = await Promise.all(
    PROBES.map(async ({ limit, write, refusal, fix }) => {
      const { body } = await sendQuery(write(limits[limit]));
      const message = toList(getAt(body, 'errors'))
        .map((error) => toText(getAt(error, 'message')))
        .find((text) => refusal.test(text));
      return message !== undefined && `“${message.replace(/\.$/, '')}”: ${fix(limits[limit])}`;
    }),
  );
  const finding = toFinding('Limits of queries', problems, 'let all queries of the shop through');
  return finding.verdict === 'ok' ? finding : { ...finding, verdict: 'broken' };
}
