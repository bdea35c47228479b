import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { countAliases } from '../../storefront/backend/graphql/count-aliases.ts';
import { queryLimits } from '../../storefront/src/commerce/query-limits.ts';
import { checkQueryLimits } from './check-query-limits.mjs';
import { createBackendClient } from './create-backend-client.mjs';
import { examine, useBackend } from './testing/examine.ts';

const stock = useBackend('stock', '2.4.9');

const readQuery = (body: unknown): string => {
  const parsed: unknown = typeof body === 'string' && body.startsWith('{') ? JSON.parse(body) : null;
  return typeof parsed === 'object' && parsed !== null && 'query' in parsed ? String(parsed.query) : '';
};

/** Sends queries on, and refuses some with a message. */
const refusing =
  (findMessage: (query: string) => string | false): typeof fetch =>
  (input, init) => {
    const query = readQuery(init?.body);
    const message = query !== '' && findMessage(query);
    return message ? Promise.resolve(Response.json({ errors: [{ message }] })) : fetch(input, init);
  };

const findLimits = (findMessage: (query: string) => string | false) =>
  checkQueryLimits(createBackendClient(stock(), refusing(findMessage)).sendQuery, queryLimits);

describe('checkQueryLimits', () => {
  it('says which alias limit lets the queries through, and does not take introspection for disabled', async () => {
    const { connection } = await examine(
      stock(),
      refusing((query) => {
        const aliases = countAliases(parse(query));
        return aliases > 5 && `Max Aliases in query should be 5 but got ${aliases}.`;
      }),
    );
    expect(connection.slice(1)).toMatchObject([
      {
        name: 'Limits of queries',
        verdict: 'broken',
        text: '“Max Aliases in query should be 5 but got 10”: set graphql/validation/maximum_alias_allowed to 10 or more',
      },
      { name: 'Introspection', verdict: 'unknown' },
    ]);
  });

  it.each([
    ['store_code store_code', 'Max query complexity should be 100 but got 250.', 'queryComplexity'],
    ['related_products { related_products', 'Max query depth should be 5 but got 10.', 'queryDepth'],
    ['pageSize: 300', 'Maximum pageSize is 50', 'Maximum Page Size'],
  ])('names the setting of the limit that refuses "%s"', async (part, message, setting) => {
    expect(await findLimits((query) => query.includes(part) && message)).toMatchObject({
      verdict: 'broken',
      text: expect.stringContaining(setting) as string,
    });
  });

  it('ignores other errors, such as those of a search engine that does not run', async () => {
    expect(await findLimits((query) => query.includes('"doctor"') && 'Internal server error')).toMatchObject({
      verdict: 'ok',
    });
  });
});
