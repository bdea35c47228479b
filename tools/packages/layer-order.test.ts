import { describe, expect, it } from 'vitest';
import { layerFaults, namesWithout, statesLayerOrder } from './layer-order.mjs';

const order =
  '@layer theme,base,witryna.reset,witryna.tokens,witryna.base,witryna.components,witryna.layout,witryna.app;';

describe('layerFaults', () => {
  it.each([
    ['the order and layered rules', `${order}@layer witryna.components{.w-a{color:red}}`],
    [
      'a beginning of the order',
      '@layer witryna.reset,witryna.tokens;@layer witryna.base{a{color:red}}@layer witryna.components{b{color:red}}',
    ],
    ['animations and fonts', '@keyframes w-a{to{opacity:0}}@font-face{font-family:a;src:url(a)}'],
  ])('finds nothing in %s', async (_, css) => {
    expect(await layerFaults(css)).toEqual([]);
  });

  it.each([
    ['a rule outside of them', `${order}.w-a{color:red}`, 'outside of the layers: .w-a'],
    ['a media query outside of them', `${order}@media print{.w-a{color:red}}`, 'outside of the layers: @media'],
    [
      'a later layer before an earlier one',
      '@layer witryna.app{a{color:red}}@layer witryna.reset{a{color:blue}}',
      'another order: witryna.app, witryna.reset',
    ],
    [
      'a gap in the order',
      '@layer witryna.reset{a{color:red}}@layer witryna.components{a{color:blue}}',
      'another order: witryna.reset, witryna.components',
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
    expect(await statesLayerOrder('@layer witryna.reset,witryna.tokens;')).toBe(false);
  });
});

describe('namesWithout', () => {
  it('finds classes and animations, and no values of attributes', () => {
    const css = '@layer a{.w-b:not(.c)>[href$=".d"]{color:red}@media print{.e{color:red}}}@keyframes f{to{opacity:0}}';
    expect(namesWithout('w-', css)).toEqual(['c', 'e', 'f']);
  });
});
