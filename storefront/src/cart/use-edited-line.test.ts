// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyCart, type Cart, type CartLine } from './cart.ts';
import { findCurrentLine, useEditedLine } from './use-edited-line.ts';

const lineOf = (uid: string, flavour: string): CartLine => ({
  uid,
  sku: 'WPI',
  name: 'Izolat',
  href: '/izolat.html',
  image: null,
  quantity: 2,
  options: [{ label: 'Smak', value: flavour, valueUid: flavour }],
  total: null,
  totalExcludingTax: null,
  reduction: null,
  available: true,
  soldOut: false,
  problems: [],
});
const cartOf = (...lines: CartLine[]): Cart => ({ ...emptyCart, id: 'cart1', lines });
const raspberry = lineOf('MQ==', 'malina');
const vanilla = lineOf('Mg==', 'wanilia');

describe('lineNow', () => {
  it('[RSK-03] finds a line that was taken out and put back by its options', () => {
    const back = lineOf('Mw==', 'malina');
    expect(findCurrentLine(cartOf(vanilla, back), raspberry)).toBe(back);
  });

  it('prefers the line itself, and keeps one that is not in the cart', () => {
    const changed = { ...raspberry, quantity: 3 };
    expect(findCurrentLine(cartOf(lineOf('Mw==', 'malina'), changed), raspberry)).toBe(changed);
    expect(findCurrentLine(cartOf(vanilla), raspberry)).toBe(raspberry);
    expect(findCurrentLine(null, raspberry)).toBe(raspberry);
  });
});

describe('useEditedLine', () => {
  it('[CRT-16] shows the cart with its line while that is edited, whatever is in it meanwhile, and what has become of it then', () => {
    const [before, without, after] = [cartOf(raspberry), cartOf(), cartOf(vanilla)];
    const { result, rerender } = renderHook(useEditedLine, { initialProps: before });
    act(() => result.current.edited.begin(raspberry));
    rerender(without);
    expect(result.current.shown).toBe(before);
    expect(result.current.edited).toMatchObject({ open: true, line: raspberry });
    rerender(after);
    act(() => result.current.edited.end());
    expect(result.current.shown).toBe(after);
    expect(result.current.edited.open).toBe(false);
  });

  it('knows the uid of a line that was put back', () => {
    const { result, rerender } = renderHook(useEditedLine, { initialProps: cartOf(raspberry) });
    act(() => result.current.edited.begin(raspberry));
    rerender(cartOf(lineOf('Mw==', 'malina')));
    expect(result.current.edited).toMatchObject({ openedUid: 'MQ==', line: { uid: 'Mw==' } });
  });
});
