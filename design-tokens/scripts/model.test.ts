import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TokenError } from './token-value.ts';
import { buildModel, contractPath, propertyName, type TokenModel } from './model.ts';
import { packageRoot, readResolver } from './source.ts';

const color = (hex: string): object => ({
  $type: 'color',
  $value: { colorSpace: 'srgb', components: [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255), hex },
  $description: 'A colour.',
});
const alias = (type: string, path: string, extension: object = {}): object => ({
  $type: type,
  $value: `{${path}}`,
  $description: 'An alias.',
  $extensions: { 'org.witryna': extension },
});
const length = (value: number): object => ({ $type: 'dimension', $value: { value, unit: 'px' }, $description: 'A length.' });

const base = {
  $extensions: { 'org.witryna': { colorScheme: 'light' } },
  primitive: { ink: color('#111111'), paper: color('#eeeeee'), breakpoint: { 640: length(640) }, gap: length(4), wide: length(8) },
  semantic: {
    color: { text: alias('color', 'primitive.ink'), page: alias('color', 'primitive.paper') },
    gap: alias('dimension', 'primitive.gap', { media: { from640: '{primitive.wide}' } }),
  },
  component: { footer: { textQuiet: alias('color', 'semantic.color.text') } },
};
const dark = (tokens: object): TokenModel => buildModel(base, 'light', [{ name: 'dark', document: tokens }]);

describe('names', () => {
  it('drop the tier and speak kebab case as properties', () => {
    expect(propertyName('semantic.color.text.onHighlight')).toBe('w-color-text-on-highlight');
    expect(propertyName('component.headerBar.background')).toBe('w-header-bar-background');
  });

  it('keep component parts together in the contract', () => {
    expect(contractPath('semantic.color.text.primary')).toEqual(['color', 'text', 'primary']);
    expect(contractPath('component.footer.text')).toEqual(['component', 'footer', 'text']);
  });
});

describe('buildModel', () => {
  it('gives every role a value on :root and keeps references between roles', () => {
    expect(buildModel(base, 'light').rules[0]).toEqual({
      selector: ':root',
      colorScheme: 'light',
      vars: {
        '--w-color-text': '#111111',
        '--w-color-page': '#eeeeee',
        '--w-gap': '4px',
        '--w-footer-text-quiet': 'var(--w-color-text)',
      },
    });
  });

  it('sets what changes with the viewport in a media query', () => {
    expect(buildModel(base, 'light').rules.slice(1)).toEqual([
      { selector: ':root', media: 'screen and (min-width: 640px)', vars: { '--w-gap': '8px' } },
    ]);
  });

  it('makes a theme of one file: only what it changes, what refers to a change included', () => {
    const { rules, themes } = dark({
      $extensions: { 'org.witryna': { colorScheme: 'dark' } },
      semantic: { color: { text: alias('color', 'primitive.paper'), page: alias('color', 'primitive.ink') } },
    });
    expect(rules.slice(2)).toEqual([
      {
        selector: "[data-theme='dark']",
        colorScheme: 'dark',
        vars: { '--w-color-text': '#eeeeee', '--w-color-page': '#111111', '--w-footer-text-quiet': 'var(--w-color-text)' },
      },
    ]);
    expect(themes.map(({ name }) => name)).toEqual(['light', 'dark']);
    expect(themes[1]?.tokens.get('component.footer.textQuiet')).toMatchObject({ value: { hex: '#eeeeee' } });
  });

  it('lets a brand change a primitive alone', () => {
    const { rules } = dark({ primitive: { ink: color('#222222') } });
    expect(rules[2]?.vars).toEqual({ '--w-color-text': '#222222', '--w-footer-text-quiet': 'var(--w-color-text)' });
  });

  it('sees a change that only a media query refers to', () => {
    const { rules } = dark({ primitive: { wide: length(12) } });
    expect(rules.slice(2)).toEqual([
      { selector: "[data-theme='dark']", vars: { '--w-gap': '4px' } },
      { selector: "[data-theme='dark']", media: 'screen and (min-width: 640px)', vars: { '--w-gap': '12px' } },
    ]);
  });

  it.each([
    ['a theme that invents a role', () => dark({ semantic: { color: { link: color('#000000') } } }), /not in the contract/],
    ['a theme that changes a type', () => dark({ semantic: { gap: color('#000000') } }), /is a dimension/],
    ['an unknown media query', () => buildModel({ semantic: { gap: { ...length(1), $extensions: { 'org.witryna': { media: { from641: '{semantic.gap}' } } } } } }, 'light'), /from641/],
    ['two roles with one property', () => buildModel({ semantic: { footer: { text: length(1) } }, component: { footer: { text: length(1) } } }, 'light'), /share the property --w-footer-text/],
    ['a unit on a length', () => buildModel({ semantic: { gap: { ...length(1), $extensions: { 'org.witryna': { unit: 'em' } } } } }, 'light'), /only a number has a unit/],
    ['a fluid length between falling widths', () => buildModel({ semantic: { gap: { ...length(9), $extensions: { 'org.witryna': { fluid: { smallest: { value: 1, unit: 'px' }, between: [{ value: 2, unit: 'px' }, { value: 1, unit: 'px' }] } } } } } }, 'light'), /rising widths/],
  ])('refuses %s', (_case, build, message) => {
    expect(build).toThrow(TokenError);
    expect(build).toThrow(message);
  });
});

describe('readResolver', () => {
  const resolver = (contexts: unknown, more: object = {}): object => ({
    version: '2025.10',
    sets: { base: { sources: [{ $ref: 'tokens.json' }] } },
    modifiers: { theme: { default: 'light', contexts } },
    ...more,
  });

  it('reads the base and the themes over it', () => {
    expect(readResolver(resolver({ light: [], dark: [{ $ref: 'dark.json' }] }))).toEqual({
      base: 'tokens.json',
      defaultTheme: 'light',
      themes: [{ name: 'dark', file: 'dark.json' }],
    });
  });

  it('reads the package’s own file', () => {
    const file: unknown = JSON.parse(readFileSync(join(packageRoot, 'tokens/tokens.resolver.json'), 'utf8'));
    expect(readResolver(file)).toMatchObject({ base: 'tokens.json', defaultTheme: 'light' });
  });

  it.each([
    ['another version', resolver({ light: [] }, { version: '2024' }), /version/],
    ['no base', resolver({ light: [] }, { sets: {} }), /sets\.base/],
    ['a default that is no context', resolver({ dark: [] }), /default/],
    ['a theme without a file', resolver({ light: [], dark: [] }), /theme dark has 0 files/],
    ['a source without $ref', resolver({ light: [], dark: ['dark.json'] }), /without \$ref/],
  ])('refuses %s', (_case, document, message) => {
    expect(() => readResolver(document)).toThrow(TokenError);
    expect(() => readResolver(document)).toThrow(message);
  });
});
