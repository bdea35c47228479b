import { expect, it } from 'vitest';
import { joinParts, joinRankedParts, splitByModule } from './component-styles.mjs';

const modules = new Map([
  ['w-ui-aaa0', 'a.css.ts'],
  ['w-ui-aaa1', 'a.css.ts'],
  ['w-ui-bbb0', 'b.css.ts'],
  ['w-ui-bbb1', 'b.css.ts'],
  ['w-ui-ccc0', 'c.css.ts'],
]);
const css =
  '@layer witryna.base{a{color:red}}@layer witryna.components{.w-ui-aaa0,.w-ui-bbb0{top:0}.w-ui-bbb1{top:1px}' +
  '@media print{.w-ui-bbb1{top:2px}.w-ui-ccc0{animation:w-ui-ccc9}}}@keyframes w-ui-ccc9{}@keyframes w-ui-aaa9{}';

const write = (...names: string[]) => joinParts(splitByModule(css, modules), new Set(names));

const order = '@layer witryna.base{a{color:red}}@layer witryna.components{@layer m0,m1,m2}';

it('gives each module a layer, in the order of the style sheet', () => {
  expect(write('b.css.ts').replace(order, '')).toBe(
    '@layer witryna.components.m1{.w-ui-bbb0{top:0}.w-ui-bbb1{top:1px}@media print{.w-ui-bbb1{top:2px}}}',
  );
  expect(write('a.css.ts').replace(order, '')).toBe('@layer witryna.components.m0{.w-ui-aaa0{top:0}}');
});

it('adds the animations of the rules', () => {
  expect(write('c.css.ts')).toContain('@keyframes w-ui-ccc9{}');
  expect(write('c.css.ts')).not.toContain('w-ui-aaa9');
});

it('keeps modules whose rules alternate together', () => {
  const alternating =
    '@layer witryna.components{.w-ui-aaa0{top:0}.w-ui-bbb0{top:0}.w-ui-aaa1{top:1px}.w-ui-ccc0{top:0}}';
  const { parts } = splitByModule(alternating, modules);
  expect(parts.map((part) => [...part.modules])).toEqual([['a.css.ts', 'b.css.ts'], ['c.css.ts']]);
});

it('gives each module the specificity of its rank instead of a layer', () => {
  const parts = splitByModule(css, modules);
  const sheet = joinRankedParts(parts, [1, 2, 1], new Set(['b.css.ts', 'c.css.ts']), ['witryna.base']);
  expect(sheet).toBe(
    'a:not(#w-ui){color:red}:not(#w-ui#w-ui).w-ui-bbb0{top:0}:not(#w-ui#w-ui).w-ui-bbb1{top:1px}' +
      '@media print{:not(#w-ui#w-ui).w-ui-bbb1{top:2px}}@media print{:not(#w-ui).w-ui-ccc0{animation:w-ui-ccc9}}' +
      '@keyframes w-ui-ccc9{}',
  );
});

it('refuses a class that no module has', () => {
  expect(() => splitByModule('@layer witryna.components{.w-ui-ddd0{top:0}}', modules)).toThrow('No module');
});
