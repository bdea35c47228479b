import { describe, expect, it } from 'vitest';
import { layerFaults, namesWithout, statesLayerOrder } from './layer-order.mjs';

const order = '@layer reset,tokens,base,components,layout,app;';

describe('layerFaults', () => {
  it.each([
    ['the order and layered rules', `${order}@layer components{.w-a{color:red}}`],
    ['a beginning of the order', '@layer reset,tokens;@layer base{a{color:red}}@layer components{b{color:red}}'],
    ['animations and fonts', '@keyframes w-a{to{opacity:0}}@font-face{font-family:a;src:url(a)}'],
  ])('finds nothing in %s', async (_, css) => {
    expect(await layerFaults(css)).toEqual([]);
  });

  it.each([
    ['a rule outside of them', `${order}.w-a{color:red}`, 'outside of the layers: .w-a'],
    ['a media query outside of them', `${order}@media print{.w-a{color:red}}`, 'outside of the layers: @media'],
    [
      'a later layer before an earlier one',
      '@layer app{a{color:red}}@layer reset{a{color:blue}}',
      'another order: app, reset',
    ],
    [
      'a gap in the order',
      '@layer reset{a{color:red}}@layer components{a{color:blue}}',
      'another order: reset, components',
    ],
    ['a layer of another name', `${order}@layer extra{a{color:red}}`, 'another order'],
  ])('finds %s', async (_, css, fault) => {
    expect((await layerFaults(css)).join('\n')).toContain(fault);
  });
});

describe('statesLayerOrder', () => {
  it('wants the statement as the very first', async () => {
    expect(await statesLayerOrder(`${order}a{}`)).toBe(true);
    expect(await statesLayerOrder(`a{}${order}`)).toBe(false);
    expect(await statesLayerOrder('@layer reset,tokens;')).toBe(false);
  });
});

describe('namesWithout', () => {
  it('finds classes and animations, and no values of attributes', () => {
    const css = '@layer a{.w-b:not(.c)>[href$=".d"]{color:red}@media print{.e{color:red}}}@keyframes f{to{opacity:0}}';
    expect(namesWithout('w-', css)).toEqual(['c', 'e', 'f']);
  });
});
