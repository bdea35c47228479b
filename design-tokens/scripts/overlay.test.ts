import { describe, expect, it } from 'vitest';
import { readTokens, resolveTokens } from './dtcg.ts';
import { differs, overlay, readFile } from './overlay.ts';
import { color, length, smallBase } from './testing.ts';
import { TokenError } from './token-value.ts';

const base = readTokens(smallBase);
const over = (document: object): ReturnType<typeof overlay> => overlay(base, [readFile('dark.json', document)]);

describe('readFile', () => {
  it('reads the color scheme and the contrast that a file requires', () => {
    const file = readFile('dark.json', {
      $extensions: { 'org.witryna': { colorScheme: 'dark', contrast: { text: 7, graphic: 4.5 } } },
    });
    expect(file).toEqual({
      name: 'dark.json',
      tokens: new Map(),
      colorScheme: 'dark',
      contrast: { text: 7, graphic: 4.5 },
    });
  });

  it('returns neither by default', () => {
    expect(readFile('dark.json', {})).toMatchObject({ colorScheme: undefined, contrast: undefined });
  });

  it('rejects contrast that is not a pair of numbers', () => {
    expect(() => readFile('dark.json', { $extensions: { 'org.witryna': { contrast: { text: '7' } } } })).toThrow(
      /dark\.json: contrast/,
    );
  });
});

describe('overlay', () => {
  it('replaces a token by that of the last file and changes neither the rest nor the base', () => {
    const files = ['#222222', '#333333'].map((hex) => readFile('dark.json', { primitive: { ink: color(hex) } }));
    const merged = overlay(base, files);
    expect(resolveTokens(merged).get('semantic.color.text')).toMatchObject({ value: { hex: '#333333' } });
    expect(merged.get('semantic.color.page')).toBe(base.get('semantic.color.page'));
    expect(resolveTokens(base).get('semantic.color.text')).toMatchObject({ value: { hex: '#111111' } });
  });

  it('adds new primitives', () => {
    expect(over({ primitive: { night: color('#000022') } }).has('primitive.night')).toBe(true);
  });

  it.each([
    [
      'a role that the contract does not have',
      { semantic: { color: { link: color('#000000') } } },
      /not in the contract/,
    ],
    ['a part that the contract does not have', { component: { menu: { gap: length(1) } } }, /not in the contract/],
    ['another type', { semantic: { gap: color('#000000') } }, /is a dimension/],
  ])('rejects %s', (_case, document, message) => {
    expect(() => over(document)).toThrow(TokenError);
    expect(() => over(document)).toThrow(message);
  });
});

describe('differs', () => {
  it('detects a change through any number of references, and only there', () => {
    const changed = over({ primitive: { ink: color('#222222') } });
    const roles = [...base.keys()].filter((path) => differs(base, changed, path));
    expect(roles).toEqual(['primitive.ink', 'semantic.color.text', 'component.footer.textQuiet']);
  });

  it('detects a change to which only a media query refers', () => {
    expect(differs(base, over({ primitive: { wide: length(12) } }), 'semantic.gap')).toBe(true);
  });
});
