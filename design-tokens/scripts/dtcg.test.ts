import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTokens, resolveTokens, type Token } from './dtcg.ts';
import { TokenError } from './token-value.ts';
import { readModel } from './source.ts';

const number = (value: unknown, more: object = {}): object => ({
  $type: 'number',
  $value: value,
  $description: 'A number.',
  ...more,
});
const resolve = (document: unknown): ReadonlyMap<string, Token> => resolveTokens(readTokens(document));
const typed = ($type: string, $value: unknown): object => ({ token: { $type, $value, $description: 'A token.' } });

describe('the token source', () => {
  const { themes, variants } = readModel();
  const [{ tokens }] = themes;

  it('describes and types every token and resolves every alias', () => {
    expect(tokens.size).toBeGreaterThan(150);
    for (const token of tokens.values()) {
      expect(token.description.length, token.path).toBeGreaterThan(2);
      if (token.alias !== undefined) expect(tokens.has(token.alias), token.path).toBe(true);
    }
  });

  it('has three tiers that refer downward: component to semantic, semantic to primitive', () => {
    const below: Readonly<Record<string, string>> = { component: 'semantic', semantic: 'primitive' };
    for (const { path, alias } of tokens.values()) {
      const [tier = ''] = path.split('.');
      expect(['primitive', 'semantic', 'component']).toContain(tier);
      if (alias !== undefined) expect(alias.split('.')[0], path).toBe(below[tier]);
    }
  });

  it('contains colors in the primitive tier only', () => {
    for (const { path, type, alias } of tokens.values()) {
      if (type === 'color') expect(alias === undefined, path).toBe(path.startsWith('primitive.'));
    }
  });

  it('contains no unused primitive', () => {
    const everywhere = [...themes, ...variants].flatMap((theme) => [...theme.tokens.values()]);
    const used = JSON.stringify(everywhere.map(({ alias, extension }) => [`{${alias}}`, extension]));
    const primitives = new Set(everywhere.flatMap(({ path }) => (path.startsWith('primitive.') ? [path] : [])));
    const unused = [...primitives].filter((path) => !used.includes(`{${path}}`));
    expect(unused.filter((path) => !path.startsWith('primitive.breakpoint.'))).toEqual([]);
  });
});

describe('readTokens', () => {
  it('returns nested tokens in the order of the file', () => {
    const document = { $description: 'Root.', a: { b: number(1), c: { d: number(2) } }, e: number(3) };
    expect([...readTokens(document).keys()]).toEqual(['a.b', 'a.c.d', 'e']);
  });

  it('keeps the deprecation note', () => {
    const tokens = readTokens({
      old: number(1, { $deprecated: 'Use new.' }),
      older: number(1, { $deprecated: true }),
      fresh: number(1),
    });
    expect([...tokens.values()].map(({ deprecated }) => deprecated)).toEqual(['Use new.', true, undefined]);
  });

  it.each([
    ['a file that is no object', [], /one JSON object/],
    ['a token without a type', { a: { $value: 1, $description: 'A.' } }, /^a: \$type/],
    ['an unknown type', { a: { $type: 'sound', $value: 1, $description: 'A.' } }, /^a: \$type/],
    ['a token without a description', { a: { $type: 'number', $value: 1 } }, /^a: \$description/],
    ['a token inside a token', { a: { ...number(1), b: number(2) } }, /^a: .*\(b\)/],
    ['a name with a dot', { 'a.b': number(1) }, /none of/],
    ['a name with a brace', { '{a}': number(1) }, /none of/],
    ['a bare value', { a: { b: 1 } }, /^a\.b: neither/],
  ])('rejects %s', (_case, document, message) => {
    expect(() => readTokens(document)).toThrow(TokenError);
    expect(() => readTokens(document)).toThrow(message);
  });
});

describe('resolveTokens', () => {
  it('resolves aliases of any length', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (length, value) => {
          const chain = Array.from({ length }, (_, index) => [`t${index}`, number(`{t${index + 1}}`)] as const);
          const tokens = resolve({ ...Object.fromEntries(chain), [`t${length}`]: number(value) });
          expect(tokens.get('t0')).toMatchObject({ value, alias: 't1' });
        },
      ),
    );
  });

  it('detects a circle of any length from any token', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(5), (length, tail) => {
        const names = Array.from({ length: length + tail }, (_, index) => `t${index}`);
        const document = Object.fromEntries(
          names.map((name, index) => [name, number(`{t${index === names.length - 1 ? tail : index + 1}}`)]),
        );
        expect(() => resolve(document)).toThrow(/circular/);
      }),
    );
  });

  it.each([
    ['an alias to nowhere', { a: number('{b}') }, /^a: there is no token b/],
    ['an alias to a group', { a: number('{b}'), b: { c: number(1) } }, /there is no token b/],
    [
      'an alias to another type',
      { a: number('{b}'), b: { $type: 'fontWeight', $value: 400, $description: 'B.' } },
      /is a number, but b is a fontWeight/,
    ],
    ['text for a number', { a: number('1') }, /not a number/],
    ['a color as text', typed('color', '#ffffff'), /object in the srgb space/],
    ['another color space', typed('color', { colorSpace: 'oklch', components: [0, 0, 0], hex: '#000000' }), /srgb/],
    ['two components', typed('color', { colorSpace: 'srgb', components: [0, 0], hex: '#000000' }), /three components/],
    [
      'a component above 1',
      typed('color', { colorSpace: 'srgb', components: [0, 0, 2], hex: '#0000ff' }),
      /from 0 to 1/,
    ],
    [
      'an alpha above 1',
      typed('color', { colorSpace: 'srgb', components: [0, 0, 0], alpha: 50, hex: '#000000' }),
      /alpha/,
    ],
    [
      'a hex of another color',
      typed('color', { colorSpace: 'srgb', components: [1, 1, 1], hex: '#fffffe' }),
      /components are #ffffff/,
    ],
    ['a dimension as text', typed('dimension', '8px'), /value, unit/],
    ['a dimension in em', typed('dimension', { value: 1, unit: 'em' }), /px or rem/],
    ['a duration without a unit', typed('duration', { value: 1 }), /ms or s/],
    ['a curve of three numbers', typed('cubicBezier', [0, 0, 1]), /four numbers/],
    ['a curve with x above 1', typed('cubicBezier', [0, 0, 1.5, 1]), /four numbers/],
    ['an empty font list', typed('fontFamily', []), /list of names/],
    ['a font weight of 0', typed('fontWeight', 0), /1 to 1000/],
  ])('rejects %s', (_case, document, message) => {
    expect(() => resolve(document)).toThrow(TokenError);
    expect(() => resolve(document)).toThrow(message);
  });
});
