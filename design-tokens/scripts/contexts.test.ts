import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinations, findModifierPairs, readSource, type ReadSource } from './contexts.ts';
import type { Modifier } from './resolver.ts';
import { alias, color, length, modifier, smallBase } from './testing.ts';

const theme = modifier('theme', ['light', 'dark']);
const brand = modifier('brand', ['own', 'other']);
const density = modifier('density', ['comfortable', 'compact']);
const third = modifier('season', ['none', 'winter']);

function source(modifiers: readonly Modifier[], files: Readonly<Record<string, object>>): ReadSource {
  return readSource({ base: ['tokens.json'], modifiers }, (name) => (name === 'tokens.json' ? smallBase : files[name]));
}

describe('readSource', () => {
  it('returns what a context changes, including references to a change, but no default', () => {
    const { contexts, contract, colorScheme } = source([theme], {
      'theme/dark.json': { primitive: { ink: color('#222222') } },
    });
    expect(contexts.map(({ name, changed }) => [name, [...changed]])).toEqual([
      ['dark', ['semantic.color.text', 'component.footer.textQuiet']],
    ]);
    expect(contract.map(({ path }) => path)).toEqual([
      'semantic.color.text',
      'semantic.color.page',
      'semantic.gap',
      'component.footer.textQuiet',
    ]);
    expect(colorScheme).toBe('light');
  });
});

describe('findModifierPairs', () => {
  const text = { semantic: { color: { text: alias('color', 'primitive.paper') } } };

  const named = (read: ReadSource) =>
    [...findModifierPairs(read)].map(([path, pair]) => [path, ...pair.map(({ name }) => name)]);

  it('returns the two modifiers that change the same role', () => {
    const read = source([theme, brand], {
      'theme/dark.json': text,
      'brand/other.json': { primitive: { ink: color('#222222') } },
    });
    expect(named(read)).toEqual([
      ['semantic.color.text', 'theme', 'brand'],
      ['component.footer.textQuiet', 'theme', 'brand'],
    ]);
  });

  it('returns two modifiers of which one refers to what the other changes', () => {
    const read = source([brand, theme], {
      'theme/dark.json': text,
      'brand/other.json': { primitive: { paper: color('#fefefe') } },
    });
    expect(named(read)).toEqual([
      ['semantic.color.text', 'brand', 'theme'],
      ['component.footer.textQuiet', 'brand', 'theme'],
    ]);
  });

  it('returns none when the roles differ', () => {
    const read = source([theme, brand], {
      'theme/dark.json': text,
      'brand/other.json': { primitive: { gap: length(5) } },
    });
    expect(named(read)).toEqual([]);
  });

  it('lets a modifier share different roles with several others', () => {
    const read = source([brand, theme, density], {
      'brand/other.json': { primitive: { ink: color('#222222'), gap: length(5) } },
      'theme/dark.json': text,
      'density/compact.json': { primitive: { gap: length(2) } },
    });
    expect(named(read)).toEqual([
      ['semantic.color.text', 'brand', 'theme'],
      ['semantic.gap', 'brand', 'density'],
      ['component.footer.textQuiet', 'brand', 'theme'],
    ]);
  });

  it('rejects a third modifier that changes the role too', () => {
    const read = source([theme, brand, third], {
      'theme/dark.json': text,
      'brand/other.json': text,
      'season/winter.json': text,
    });
    expect(() => findModifierPairs(read)).toThrow('theme, brand, season change semantic.color.text: two at most can');
  });
});

describe('combinations', () => {
  it('returns every combination of one item of each list once', () => {
    const lists = fc.array(fc.uniqueArray(fc.nat(9), { maxLength: 4 }), { maxLength: 4 });
    fc.assert(
      fc.property(lists, (given) => {
        const taken = combinations(given);
        expect(taken).toHaveLength(given.reduce((product, { length: size }) => product * size, 1));
        expect(new Set(taken.map((way) => way.join())).size).toBe(taken.length);
        for (const way of taken) expect(way.every((item, index) => given[index]?.includes(item))).toBe(true);
      }),
    );
  });
});
