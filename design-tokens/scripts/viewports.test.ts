import { expect, it } from 'vitest';
import type { Token } from './dtcg.ts';
import { alias, createModel, length, smallBase } from './testing.ts';
import { getTokenAt, isResponsive } from './viewports.ts';

const base = {
  ...smallBase,
  semantic: {
    ...smallBase.semantic,
    title: length(40, { fluid: { smallest: { value: 20, unit: 'px' }, between: ['{first}', '{last}'] } }),
    still: alias('dimension', 'primitive.gap', { media: { reducedMotion: '{primitive.wide}' } }),
  },
  first: length(400),
  last: length(1400),
};
const [{ tokens }] = createModel(base).themes;
const get = (path: string): Token => {
  const token = tokens.get(path);
  if (token === undefined) throw new Error(`There is no token ${path}.`);
  return token;
};
const at = (path: string, width: number): unknown => getTokenAt(get(path), tokens, width).value;

it('interpolates a fluid length between its widths', () => {
  expect([300, 400, 900, 1400, 1600].map((width) => at('semantic.title', width))).toEqual(
    [20, 20, 30, 40, 40].map((value) => ({ value, unit: 'px' })),
  );
});

it('takes the value of the breakpoint', () => {
  expect([639, 640].map((width) => at('semantic.gap', width))).toEqual([4, 8].map((value) => ({ value, unit: 'px' })));
  expect(getTokenAt(get('semantic.gap'), tokens, 640).alias).toBe('primitive.wide');
});

it('depends on the width only if a value does', () => {
  expect(isResponsive(get('semantic.title'), tokens)).toBe(true);
  expect(isResponsive(get('semantic.gap'), tokens)).toBe(true);
  expect(isResponsive(get('semantic.still'), tokens)).toBe(false);
});
