import { describe, expect, it } from 'vitest';
import type { TokenModel } from './model.ts';
import { alias, color, length, createModel, modifier, smallBase } from './testing.ts';
import { TokenError } from './token-value.ts';

const theme = modifier('theme', ['light', 'dark']);
const dark = (tokens: object): TokenModel => createModel(smallBase, [theme], { 'theme/dark.json': tokens });

describe('buildModel', () => {
  it('sets every role on :root and keeps references between roles', () => {
    const { rules } = createModel(smallBase);
    expect(rules.filter(({ media }) => media === undefined)).toEqual([
      { selector: ':where(:root)', colorScheme: 'light', vars: {} },
      {
        selector: ':where(:root)',
        vars: {
          '--w-color-text': '#111111',
          '--w-color-page': '#eeeeee',
          '--w-gap': '4px',
          '--w-footer-text-quiet': 'var(--w-color-text)',
        },
      },
    ]);
  });

  it('sets responsive values in a media query', () => {
    expect(createModel(smallBase).rules.slice(2)).toEqual([
      { selector: ':where(:root)', media: 'screen and (min-width: 640px)', vars: { '--w-gap': '8px' } },
    ]);
  });

  it('resolves a context of one file, including references to a change', () => {
    const { themes } = dark({ semantic: { color: { text: alias('color', 'primitive.paper') } } });
    expect(themes.map(({ name }) => name)).toEqual(['light', 'dark']);
    expect(themes[1]?.tokens.get('component.footer.textQuiet')).toMatchObject({ value: { hex: '#eeeeee' } });
  });

  it('combines modifiers that change colors, and lists the others with the defaults', () => {
    const choices = [modifier('brand', ['own', 'other']), theme, modifier('density', ['comfortable', 'compact'])];
    const ink = (hex: string): object => ({ primitive: { ink: color(hex) } });
    const { themes, variants } = createModel(smallBase, choices, {
      'brand/other.json': ink('#222222'),
      'theme/dark.json': ink('#333333'),
      'density/compact.json': { primitive: { gap: length(2) } },
    });
    expect(themes.map(({ name }) => name)).toEqual(['own.light', 'own.dark', 'other.light', 'other.dark']);
    expect(variants.map(({ name }) => name)).toEqual(['density.comfortable', 'density.compact']);
    expect(variants[1]?.inputs).toEqual({ brand: 'own', theme: 'light', density: 'compact' });
  });

  it('requires the contrast of the last file that sets it, otherwise AA', () => {
    const { themes } = dark({
      $extensions: { 'org.witryna': { contrast: { text: 7, graphic: 4.5 } } },
      primitive: { ink: color('#000000') },
    });
    expect(themes.map(({ least }) => least)).toEqual([
      { text: 4.5, graphic: 3 },
      { text: 7, graphic: 4.5 },
    ]);
  });

  it.each([
    [
      'a theme that invents a role',
      () => dark({ semantic: { color: { link: color('#000000') } } }),
      /not in the contract/,
    ],
    ['a theme that changes a type', () => dark({ semantic: { gap: color('#000000') } }), /is a dimension/],
    [
      'an unknown media query',
      () => createModel({ semantic: { gap: length(1, { media: { from641: '{semantic.gap}' } }) } }),
      /from641/,
    ],
    [
      'two roles with one property',
      () => createModel({ semantic: { footer: { text: length(1) } }, component: { footer: { text: length(1) } } }),
      /share the property --w-footer-text/,
    ],
    [
      'a unit on a length',
      () => createModel({ semantic: { gap: length(1, { unit: 'em' }) } }),
      /only a number has a unit/,
    ],
    [
      'a fluid length between falling widths',
      () =>
        createModel({
          semantic: {
            gap: length(9, {
              fluid: {
                smallest: { value: 1, unit: 'px' },
                between: [
                  { value: 2, unit: 'px' },
                  { value: 1, unit: 'px' },
                ],
              },
            }),
          },
        }),
      /rising widths/,
    ],
  ])('rejects %s', (_case, build, message) => {
    expect(build).toThrow(TokenError);
    expect(build).toThrow(message);
  });
});
