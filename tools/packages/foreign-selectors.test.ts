import { describe, expect, it } from 'vitest';
import { foreignSelectors } from './foreign-selectors.mjs';

describe('foreignSelectors', () => {
  it.each([
    '.w-ui-a>button',
    ':where([class^="w-ui-"],[class*=" w-ui-"])',
    "[data-theme='dark'] .w-pb-a [style*='color']:not([style*='background'])",
    '[data-pb-background=dark]',
    'body:has(.w-ui-a)',
  ])('accepts %s', (selector) => {
    expect(foreignSelectors(`@layer witryna.components{${selector}{color:red}}`)).toEqual([]);
  });

  it.each([
    '[data-background=dark]',
    ':where([data-theme]:not([data-theme=light])) [data-theme=light]',
    'button:not(.w-ui-a)',
    'button:not(:is(.w-ui-a,:where(.w-ui-b))) a',
  ])('finds %s', (selector) => {
    expect(foreignSelectors(`@layer witryna.components{@media print{.w-ui-a,${selector}{color:red}}}`)).toEqual([
      selector,
    ]);
  });

  it('ignores the steps of animations', () => {
    expect(foreignSelectors('@keyframes w-ui-a{from{opacity:0}50%{opacity:1}}')).toEqual([]);
  });
});
