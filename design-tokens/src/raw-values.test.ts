import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRawValues } from './raw-values.ts';

const sheet = (body: string): string =>
  `import { layeredStyling } from '@witryna/design-tokens/styling';\nconst { style, global } = layeredStyling('app');\n${body}`;
const found = (source: string): string[] => findRawValues(source).map(({ kind, value }) => `${kind} ${value}`);

describe('findRawValues in a style sheet', () => {
  it.each([
    ["style({ color: '#fff' })", 'color #fff'],
    ["style({ color: '#1E4B38aa' })", 'color #1E4B38aa'],
    ["style({ background: 'rgb(0 0 0 / 0.5)' })", 'color rgb(0 0 0 / 0.5)'],
    ["style({ border: '1px solid hsl(20deg 10% 5%)' })", 'color hsl(20deg 10% 5%)'],
    ["style({ outlineColor: 'oklch(60% 0.1 20)' })", 'color oklch(60% 0.1 20)'],
    ["style({ boxShadow: '0 0 4px black' })", 'color black'],
    ["style({ ':hover': { color: wide ? 'RebeccaPurple' : undefined } })", 'color RebeccaPurple'],
    ["const line = '1px solid #ddd';", 'color #ddd'],
    ["style({ '@media': { 'screen and (min-width: 960px)': {} } })", 'breakpoint (min-width: 960px)'],
    ["style({ '@media': { '(max-width: 64rem)': {} } })", 'breakpoint (max-width: 64rem)'],
    ["style({ '@media': { '(width >= 40em)': {} } })", 'breakpoint (width >= 40em)'],
    ["style({ '@media': { '(40em <= width < 60em)': {} } })", 'breakpoint (40em <= width < 60em)'],
    ["style({ transition: 'opacity 200ms ease' })", 'duration 200ms'],
    ["style({ animationDelay: '-.5s' })", 'duration -.5s'],
    ['style({ animation: `${spin} 1s linear infinite` })', 'duration 1s'],
    ['style({ zIndex: 10 })', 'z-index 10'],
    ["style({ zIndex: '-1' })", 'z-index -1'],
    ["global('#main', { color: '#abc' })", 'color #abc'],
  ])('[PKG-06] finds the raw value in %s', (body, expected) => {
    expect(found(sheet(body))).toEqual([expected]);
  });

  it.each([
    'style({ color: vars.color.text.primary, zIndex: vars.layer.menu })',
    "style({ color: 'currentColor', background: 'transparent', outlineColor: 'CanvasText', fill: 'none' })",
    'style({ transition: `opacity ${vars.duration.short} ${vars.easing.out}` })',
    "style({ '@media': { [media.from960]: {}, '(prefers-reduced-motion: reduce)': {}, '(orientation: portrait)': {} } })",
    "style({ '@container': { '(min-width: 30rem)': { display: 'grid' } } })",
    "style({ gridArea: 'red', transitionProperty: 'color', width: '100%', aspectRatio: '4 / 5' })",
    'style({ mask: \'url(#bead)\', background: `url("data:image/svg+xml,%23fff")` })',
    'global(\'#add, a[href="#abc"]\', { margin: 0 })',
    '// color: #fff, 200ms\n/* @media (min-width: 960px) */',
    'style({ lineHeight: 1, opacity: 0.5, order: 3 })',
  ])('[PKG-06] ignores %s', (body) => {
    expect(found(sheet(body))).toEqual([]);
  });

  it('[PKG-06] returns the line', () => {
    expect(findRawValues(sheet("style({\n  zIndex: 5,\n  color: 'red',\n})"))).toEqual([
      { line: 4, kind: 'z-index', value: '5' },
      { line: 5, kind: 'color', value: 'red' },
    ]);
  });

  it('[PKG-06] finds any hex color of three, four, six or eight digits and no other length', () => {
    const digits = fc.stringMatching(/^[\da-fA-F]{1,10}$/);
    fc.assert(
      fc.property(digits, (hex) => {
        expect(found(sheet(`style({ color: '#${hex}' })`))).toEqual(
          [3, 4, 6, 8].includes(hex.length) ? [`color #${hex}`] : [],
        );
      }),
    );
  });

  it('[PKG-06] finds a duration of any length', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.constantFrom('ms', 's'), (amount, unit) => {
        expect(found(sheet(`style({ transition: 'opacity ${amount}${unit}' })`))).toEqual([
          `duration ${amount}${unit}`,
        ]);
      }),
    );
  });
});

describe('findRawValues in a component', () => {
  it.each([
    ['<p style={{ color: "#fff" }} />', 'color #fff'],
    ['<p style={{ transitionDelay: "80ms" }} />', 'duration 80ms'],
    ['<p style={{ zIndex: 2 }} />', 'z-index 2'],
    ['<path fill="#5c8d5a" />', 'color #5c8d5a'],
    ['<path stroke={chosen ? "red" : "currentColor"} />', 'color red'],
    ['<source media="(max-width: 64rem)" />', 'breakpoint (max-width: 64rem)'],
    ['matchMedia("(min-width: 960px)")', 'breakpoint (min-width: 960px)'],
    ['<img sizes="(min-width: 960px) 50vw, 100vw" />', 'breakpoint (min-width: 960px)'],
  ])('[PKG-06] finds the raw value in %s', (source, expected) => {
    expect(found(source)).toEqual([expected]);
  });

  it.each([
    '<a href="#abc">#add</a>',
    "const order = { number: '#000123', swatch: '#b4432c', color: 'red', after: '30s' };",
    '<p className="red">2s</p>',
    '<path fill="none" stroke="currentColor" d="M2 2s1 1 2 2" />',
    "import './#fff.ts';",
  ])('[PKG-06] ignores %s', (source) => {
    expect(found(source)).toEqual([]);
  });
});

describe('the repository', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const files = ['ui/src', 'page-builder/src', 'storefront/src']
    .flatMap((folder) =>
      readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.(css\.ts|tsx)$/.test(file) && !file.endsWith('.test.tsx'));

  it('[PKG-06] contains style sheets to check', () => {
    expect(files.filter((file) => file.endsWith('.css.ts'))).not.toEqual([]);
  });

  it('[PKG-06] defines colors, breakpoints, durations and stacking only in the design tokens', () => {
    const raw = files.flatMap((file) =>
      findRawValues(readFileSync(`${root}${file}`, 'utf8')).map(
        ({ line, value, kind }) => `${file}:${line} ${kind} ${value}`,
      ),
    );
    expect(raw).toEqual([]);
  });
});
