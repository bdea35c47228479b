import { describe, expect, it } from 'vitest';
import type { Sheet } from './sheets.ts';
import { alias, color, length, createModel, modifier, smallBase } from './testing.ts';

const theme = modifier('theme', ['light', 'dark'], { dark: '(prefers-color-scheme: dark)' });
const brand = modifier('brand', ['own', 'other']);
const sheets = (
  modifiers: Parameters<typeof createModel>[1],
  files: Parameters<typeof createModel>[2],
): readonly Sheet[] => createModel(smallBase, modifiers, files).sheets;
const alone = modifier('theme', ['light', 'dark']);

describe('baseRules', () => {
  it('restore roles on the attributes of the modifiers that change them, and of no others', () => {
    const { rules } = createModel(smallBase, [theme], { 'theme/dark.json': { primitive: { ink: color('#222222') } } });
    expect(rules.filter(({ media }) => media === undefined)).toEqual([
      { selector: ':where(:root)', colorScheme: 'light', vars: {} },
      {
        selector: ":where(:root, [data-theme='light'], [data-theme='system'])",
        vars: { '--w-color-text': '#111111', '--w-footer-text-quiet': 'var(--w-color-text)' },
      },
      { selector: ':where(:root)', vars: { '--w-color-page': '#eeeeee', '--w-gap': '4px' } },
    ]);
  });

  it('restore the color scheme on the attributes of the modifiers that change it', () => {
    const { rules } = createModel(smallBase, [alone], {
      'theme/dark.json': { $extensions: { 'org.witryna': { colorScheme: 'dark' } } },
    });
    expect(rules[0]).toEqual({ selector: ":where(:root, [data-theme='light'])", colorScheme: 'light', vars: {} });
  });
});

describe('getSheets', () => {
  it('contains what the context changes and references to that', () => {
    expect(
      sheets([alone], {
        'theme/dark.json': {
          $extensions: { 'org.witryna': { colorScheme: 'dark' } },
          semantic: { color: { text: alias('color', 'primitive.paper'), page: alias('color', 'primitive.ink') } },
        },
      }),
    ).toEqual([
      {
        path: 'theme/dark.css',
        rules: [
          {
            selector: "[data-theme='dark']",
            colorScheme: 'dark',
            vars: {
              '--w-color-text': '#eeeeee',
              '--w-color-page': '#111111',
              '--w-footer-text-quiet': 'var(--w-color-text)',
            },
          },
        ],
      },
    ]);
  });

  it('detects a change to which only a media query refers', () => {
    expect(sheets([alone], { 'theme/dark.json': { primitive: { wide: length(12) } } })[0]?.rules).toEqual([
      { selector: "[data-theme='dark']", vars: { '--w-gap': '4px' } },
      { selector: "[data-theme='dark']", media: 'screen and (min-width: 640px)', vars: { '--w-gap': '12px' } },
    ]);
  });

  it('repeats a context for `system` within its media query, combined with those of the tokens', () => {
    const [sheet] = sheets([theme], { 'theme/dark.json': { primitive: { wide: length(12) } } });
    expect(sheet?.rules.slice(2).map(({ selector, media }) => [selector, media])).toEqual([
      ["[data-theme='system']", '(prefers-color-scheme: dark)'],
      ["[data-theme='system']", 'screen and (min-width: 640px) and (prefers-color-scheme: dark)'],
    ]);
  });

  it('adds a sheet for two contexts that change the same role, with the changes of both', () => {
    const made = sheets([brand, alone], {
      'brand/other.json': { primitive: { ink: color('#222222') } },
      'theme/dark.json': {
        semantic: { color: { text: alias('color', 'primitive.paper'), page: alias('color', 'primitive.ink') } },
      },
    });
    expect(made.map(({ path }) => path)).toEqual(['brand/other.css', 'theme/dark.css', 'brand/other.dark.css']);
    expect(made[2]?.rules[0]?.vars).toEqual({
      '--w-color-text': '#eeeeee',
      '--w-color-page': '#222222',
      '--w-footer-text-quiet': 'var(--w-color-text)',
    });
  });

  it('keeps the roles apart that a context shares with different modifiers', () => {
    const made = sheets([brand, alone, modifier('density', ['comfortable', 'compact'])], {
      'brand/other.json': { primitive: { ink: color('#222222'), gap: length(5) } },
      'theme/dark.json': { semantic: { color: { text: alias('color', 'primitive.paper') } } },
      'density/compact.json': { primitive: { gap: length(2) } },
    });
    const roles = made.map(({ path, rules }) => [
      path,
      rules.filter(({ media }) => !media).map(({ selector, vars }) => [selector.split(', ').at(-1), Object.keys(vars)]),
    ]);
    expect(Object.fromEntries(roles)).toEqual({
      'brand/other.css': [
        ["[data-brand='other'] [data-theme='light']:not([data-brand])", ['--w-color-text', '--w-footer-text-quiet']],
        ["[data-brand='other'] [data-density='comfortable']:not([data-brand])", ['--w-gap']],
      ],
      'theme/dark.css': [
        ["[data-theme='dark'] [data-brand='own']:not([data-theme])", ['--w-color-text', '--w-footer-text-quiet']],
      ],
      'density/compact.css': [["[data-density='compact'] [data-brand='own']:not([data-density])", ['--w-gap']]],
      'brand/other.dark.css': [
        ["[data-theme='dark'] [data-brand='other']:not([data-theme])", ['--w-color-text', '--w-footer-text-quiet']],
      ],
      'brand/other.compact.css': [["[data-density='compact'] [data-brand='other']:not([data-density])", ['--w-gap']]],
    });
  });
});
