import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comboboxKey, type ComboboxState } from './combobox-keys.ts';

const closed: ComboboxState = { open: false, active: -1 };
const at = (active: number): ComboboxState => ({ open: true, active });

describe('comboboxKey', () => {
  it('[SE-6] Down opens at the first option, moves on, and returns to the text after the last', () => {
    expect(comboboxKey('ArrowDown', false, closed, 3)).toEqual({ state: at(0), effect: 'handled' });
    expect(comboboxKey('ArrowDown', false, at(0), 3).state).toEqual(at(1));
    expect(comboboxKey('ArrowDown', false, at(2), 3).state).toEqual(at(-1));
    expect(comboboxKey('ArrowDown', false, at(-1), 3).state).toEqual(at(0));
  });

  it('[SE-6] Up opens at the last option, moves back, and returns to the text before the first', () => {
    expect(comboboxKey('ArrowUp', false, closed, 3)).toEqual({ state: at(2), effect: 'handled' });
    expect(comboboxKey('ArrowUp', false, at(2), 3).state).toEqual(at(1));
    expect(comboboxKey('ArrowUp', false, at(0), 3).state).toEqual(at(-1));
    expect(comboboxKey('ArrowUp', false, at(-1), 3).state).toEqual(at(2));
  });

  it('[SE-9] Alt+Down opens, Alt+Up closes, without an active option', () => {
    expect(comboboxKey('ArrowDown', true, closed, 3)).toEqual({ state: at(-1), effect: 'handled' });
    expect(comboboxKey('ArrowUp', true, at(1), 3)).toEqual({ state: closed, effect: 'handled' });
  });

  it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('[SE-9] leaves %s to the text', (key) => {
    expect(comboboxKey(key, false, at(1), 3)).toEqual({ state: at(-1), effect: 'none' });
  });

  it('[SE-8] Enter follows the active option, and submits the text without one', () => {
    expect(comboboxKey('Enter', false, at(1), 3)).toEqual({ state: { open: false, active: 1 }, effect: 'follow' });
    expect(comboboxKey('Enter', false, at(-1), 3).effect).toBe('none');
    expect(comboboxKey('Enter', false, { open: false, active: 1 }, 3).effect).toBe('none');
  });

  it('[SE-4] Escape closes the list first, then the panel', () => {
    const first = comboboxKey('Escape', false, at(1), 3);
    expect(first).toEqual({ state: closed, effect: 'handled' });
    expect(comboboxKey('Escape', false, first.state, 3).effect).toBe('close-panel');
  });

  it('[SE-10] Tab closes the list and moves on', () => {
    expect(comboboxKey('Tab', false, at(1), 3)).toEqual({ state: closed, effect: 'none' });
  });

  it.each(['ArrowDown', 'ArrowUp'])('ignores %s when there are no options', (key) => {
    expect(comboboxKey(key, false, closed, 0)).toEqual({ state: closed, effect: 'none' });
  });

  it('keeps the active option within the options for every key', () => {
    const key = fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End', 'Escape', 'Tab', 'Enter', 'a');
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.boolean())), fc.nat(8), (presses, count) => {
        let state = closed;
        for (const [pressed, alt] of presses) {
          state = comboboxKey(pressed, alt, state, count).state;
          expect(state.active).toBeGreaterThanOrEqual(-1);
          expect(state.active).toBeLessThan(Math.max(count, 1));
        }
      }),
    );
  });
});
