import { describe, expect, it } from 'vitest';
import { textContaining } from './testing/matchers.ts';
import { bodyJson } from './testing/test-backend.ts';
import { createBackendStarter } from './testing/backend-starter.ts';

describe('backend over HTTP', () => {
  const start = createBackendStarter();

  it('refuses documents that are too large or too deep', async () => {
    const { graphql } = start();
    expect((await graphql(`{ ${'currency '.repeat(301)} }`)).errors).toMatchObject([
      { message: 'Max query complexity should be 300 but got 301.' },
    ]);
    const deep = `${'{ next '.repeat(21)}{ name }${' }'.repeat(21)}`;
    expect((await graphql(`{ chain ${deep} }`)).errors).toMatchObject([{ message: textContaining('Max query depth') }]);
  });

  it('refuses documents with many aliases before it counts their fields, as Magento does', async () => {
    const { graphql } = start();
    const many = Array.from({ length: 301 }, (_, index) => `a${index}: currency`).join(' ');
    expect((await graphql(`{ ${many} }`)).errors).toEqual([
      { message: 'Max Aliases in query should be 10 but got 301.', extensions: { category: 'graphql-input' } },
    ]);
  });

  it('rejects a bomb of fragments before it is validated or executed', async () => {
    const { graphql } = start();
    const fragments = Array.from(
      { length: 22 },
      (_, index) => `fragment F${index} on Query{...F${index + 1} ...F${index + 1}}`,
    ).join('');
    const bomb = `{...F0}${fragments}fragment F22 on Query{noSuchField}`;
    expect((await graphql(bomb)).errors).toMatchObject([
      { message: 'Max query complexity should be 300 but got 4194304.' },
    ]);
    const hidden = bomb
      .replace('{...F0}', '{__schema{queryType{...F0}}}')
      .replaceAll(' on Query', ' on __Type')
      .replace('noSuchField', '__typename');
    expect((await graphql(hidden)).errors).toMatchObject([{ message: textContaining('Max number of selections') }]);
  });

  it('rejects batches and variables that are too many or too deep', async () => {
    const { call, graphql } = start();
    const headers = { 'Content-Type': 'application/json' };
    const batch = JSON.stringify(Array.from({ length: 10 }, () => ({ query: '{ currency }' })));
    expect((await call('POST', '/graphql', { headers, body: batch })).status).toBe(500);
    const deep = `{"query":"{ currency }","variables":{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`;
    expect(bodyJson(await call('POST', '/graphql', { headers, body: deep }))).toMatchObject({
      errors: [{ message: 'Max depth of variables should be 20.' }],
    });
    const many = await graphql('{ currency }', { variables: { a: Array.from({ length: 5_000 }, () => 1) } });
    expect(many.errors).toMatchObject([{ message: 'Max number of values in variables should be 5000.' }]);
  });
});
