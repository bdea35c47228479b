// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyCart, type Cart, type CartLine } from './cart.ts';
import { findCurrentLine, useEditedLine } from './use-edited-line.ts';

const createLine = (uid: string, flavor: string): CartLine => ({
  uid,
  sku: 'WPI',
  name: 'Izolat',
  href: '/izolat.html',
  image: null,
  quantity: 2,
  options: [{ label: 'Smak', value: flavor, valueUid: flavor }],
  total: null,
  totalExcludingTax: null,
  reduction: null,
  available: true,
  soldOut: false,
  problems: [],
});
const createCart = (...lines: CartLine[]): Cart => ({ ...emptyCart, id: 'cart1', lines });
const raspberry = createLine('MQ==', 'malina');
const vanilla = createLine('Mg==', 'wanilia');

describe('findCurrentLine', () => {
  it('[RSK-03] finds a line that was taken out and put back by its options', () => {
    const back = createLine('Mw==', 'malina');
    expect(findCurrentLine(createCart(vanilla, back), raspberry)).toBe(back);
  });

  it('prefers the line itself, and keeps one that is not in the cart', () => {
    const changed = { ...raspberry, quantity: 3 };
    expect(findCurrentLine(createCart(createLine('Mw==', 'malina'), changed), raspberry)).toBe(changed);
    expect(findCurrentLine(createCart(vanilla), raspberry)).toBe(raspberry);
    expect(findCurrentLine(null, raspberry)).toBe(raspberry);
  });
});

describe('useEditedLine', () => {
  it('[CRT-16] shows the cart with its line while that is edited, whatever is in it in the meantime, and what has become of it then', () => {
    const [before, without, after] = [createCart(raspberry), createCart(), createCart(vanilla)];
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
    const { result, rerender } = renderHook(useEditedLine, { initialProps: createCart(raspberry) });
    act(() => result.current.edited.begin(raspberry));
    rerender(createCart(createLine('Mw==', 'malina')));
    expect(result.current.edited).toMatchObject({ openedUid: 'MQ==', line: { uid: 'Mw==' } });
  });
});
