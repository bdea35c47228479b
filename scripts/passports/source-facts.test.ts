import { describe, expect, it } from 'vitest';
import { stateHooks } from './hooks.mjs';
import { styleValues } from './style-values.mjs';
import { wordKeys, wordsIn } from './words.mjs';

describe('tokens of style sheets', () => {
  it('are the paths of vars and media, each once', () => {
    const sheets = ['a: vars.color.text.primary, b: `${vars.size.hairline} ${vars.size.hairline}`, [media.forcedColors]: {}', 'c: vars.color.text.error'];
    expect(styleValues(sheets)).toEqual({ tokens: ['color.text.error', 'color.text.primary', 'size.hairline'], media: ['forcedColors'] });
  });
});

describe('state hooks', () => {
  it('are those that conformance entries name', () => {
    const code = `export default [
      conforms({ component: A, props: { 'data-not': 1 }, hooks: { 'data-busy': { props: { busy: true } } } }),
      conforms({ component: B, hooks: { 'data-busy': {}, 'data-apart': {} } }),
    ];`;
    expect(stateHooks(code, 'a.conformance.tsx')).toEqual(['data-apart', 'data-busy']);
  });
});

describe('words', () => {
  const keys = wordKeys('export interface UiWords { pagination: PaginationWords; table: TableWords }');

  it('are known by their name in the tables, with their docstrings', () => {
    const code = `export interface PaginationWords {
        /** Name of the list. */
        label: string;
        page(number: number): string;
      }
      export interface Other { no: string }`;
    expect(wordsIn(code, 'pagination.words.ts', keys)).toEqual([
      { key: 'pagination', words: [{ name: 'label', description: 'Name of the list.' }, { name: 'page', description: '' }] },
    ]);
  });

  it('may stand in no table', () => {
    expect(wordsIn('export interface OwnWords { a: string }', 'x.words.ts', keys)[0]?.key).toBeNull();
  });
});
