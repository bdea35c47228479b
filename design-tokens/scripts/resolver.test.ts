import { describe, expect, it } from 'vitest';
import { readResolver } from './resolver.ts';
import { readTokenFile } from './source.ts';
import { TokenError } from './token-value.ts';

const order = ['#/sets/base', '#/modifiers/theme'];
const resolver = (theme: object, more: object = {}): object => ({
  version: '2025.10',
  sets: {
    base: { sources: [{ $ref: 'tokens.json' }] },
    more: { sources: [{ $ref: 'more.json' }] },
    none: { sources: [] },
  },
  modifiers: { theme: { default: 'light', contexts: { light: [], dark: [{ $ref: 'dark.json' }] }, ...theme } },
  resolutionOrder: order.map(($ref) => ({ $ref })),
  ...more,
});
const inOrder = (...refs: readonly string[]): object => ({ resolutionOrder: refs.map(($ref) => ({ $ref })) });
const system = (queries: unknown): object => ({ $extensions: { 'org.witryna': { system: queries } } });

describe('readResolver', () => {
  it('reads the base and the modifiers over it, in resolution order', () => {
    expect(
      readResolver(
        resolver(
          system({ dark: '(prefers-color-scheme: dark)' }),
          inOrder('#/sets/base', '#/sets/more', '#/modifiers/theme'),
        ),
      ),
    ).toEqual({
      base: ['tokens.json', 'more.json'],
      modifiers: [
        {
          name: 'theme',
          defaultContext: 'light',
          contexts: new Map([
            ['light', []],
            ['dark', ['dark.json']],
          ]),
          system: new Map([['dark', '(prefers-color-scheme: dark)']]),
        },
      ],
    });
  });

  it('reads the package’s own file', () => {
    const { base, modifiers } = readResolver(readTokenFile('tokens.resolver.json'));
    expect(base).toEqual(['tokens.json']);
    expect(modifiers.map(({ name, defaultContext }) => [name, defaultContext])).toEqual([
      ['brand', 'witryna'],
      ['theme', 'light'],
      ['density', 'comfortable'],
      ['motion', 'full'],
    ]);
  });

  it.each([
    ['another version', resolver({}, { version: '2024' }), /version/],
    ['no order', resolver({}, { resolutionOrder: undefined }), /resolutionOrder is missing/],
    ['an order that names nothing', resolver({}, inOrder('#/sets/other')), /no set or modifier/],
    [
      'a set after a modifier',
      resolver({}, inOrder('#/sets/base', '#/modifiers/theme', '#/sets/more')),
      /comes after a modifier/,
    ],
    ['no base', resolver({}, inOrder('#/modifiers/theme')), /no set has a file/],
    ['a base without a file', resolver({}, inOrder('#/sets/none')), /no set has a file/],
    ['a default that is no context', resolver({ default: 'dim' }), /default/],
    ['a default with a file', resolver({ default: 'dark' }), /the default has none/],
    ['a context without a file', resolver({ contexts: { light: [], dark: [] } }), /theme dark has 0 files/],
    [
      'a source without $ref',
      resolver({ contexts: { light: [], dark: ['dark.json'] } }),
      /a source that is not a file/,
    ],
    [
      'a source inside of the file',
      resolver({ contexts: { light: [], dark: [{ $ref: '#/sets/base' }] } }),
      /a source that is not a file/,
    ],
    ['contexts that are no lists', resolver({ contexts: { light: [], dark: 'dark.json' } }), /no list of sources/],
    ['a system that is no object', resolver(system(['dark'])), /system of theme is an object/],
    ['a system choice of an unknown context', resolver(system({ dim: '(update: slow)' })), /has no context dim/],
  ])('rejects %s', (_case, document, message) => {
    expect(() => readResolver(document)).toThrow(TokenError);
    expect(() => readResolver(document)).toThrow(message);
  });
});
