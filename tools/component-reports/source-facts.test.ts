import { describe, expect, it } from 'vitest';
import { stateHooks } from './hooks.mjs';
import { styleValues } from './style-values.mjs';
import { getStringKeys, findStringTables } from './strings.mjs';

describe('tokens of style sheets', () => {
  it('are the paths of vars and media, each once', () => {
    const sheets = [
      'a: vars.color.text.primary, b: `${vars.size.hairline} ${vars.size.hairline}`, [media.forcedColors]: {}',
      'c: vars.color.text.error',
    ];
    expect(styleValues(sheets)).toEqual({
      tokens: ['color.text.error', 'color.text.primary', 'size.hairline'],
      media: ['forcedColors'],
    });
  });
});

describe('state hooks', () => {
  it('are those that conformance entries name', () => {
    const code = `export default [
      conforms({ component: A, props: { 'data-not': 1 }, hooks: { 'data-loading': { props: { loading: true } } } }),
      conforms({ component: B, hooks: { 'data-loading': {}, 'data-apart': {} } }),
    ];`;
    expect(stateHooks(code, 'a.conformance.tsx')).toEqual(['data-apart', 'data-loading']);
  });
});

describe('strings', () => {
  const keys = getStringKeys('export interface UiStrings { pagination: PaginationStrings; table: TableStrings }');

  it('are known by their name in the tables, with their docstrings', () => {
    const code = `export interface PaginationStrings {
        /** Name of the list. */
        label: string;
        page(number: number): string;
      }
      export interface Other { no: string }`;
    expect(findStringTables(code, 'pagination.strings.ts', keys)).toEqual([
      {
        key: 'pagination',
        strings: [
          { name: 'label', description: 'Name of the list.' },
          { name: 'page', description: '' },
        ],
      },
    ]);
  });

  it('may stand in no table', () => {
    expect(findStringTables('export interface OwnStrings { a: string }', 'x.strings.ts', keys)[0]?.key).toBeNull();
  });
});
