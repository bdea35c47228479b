/** The list under the field. */
export interface ComboboxState {
  open: boolean;
  /** Index of the active option; -1 while none is active. */
  active: number;
}

/** Effect of a key in addition to the new state of the list. */
export type ComboboxEffect = 'none' | 'handled' | 'follow' | 'close-panel';

export interface ComboboxStep {
  state: ComboboxState;
  /** Effect; `none` leaves the key to the browser. */
  effect: ComboboxEffect;
}

/**
 * Returns the effect of a key in the search field and the new state.
 *
 * @param key - `KeyboardEvent.key`.
 * @param alt - Whether the Alt key is pressed.
 * @param count - Number of options.
 */
export function comboboxKey(key: string, alt: boolean, { open, active }: ComboboxState, count: number): ComboboxStep {
  const listed = open && count > 0;
  const to = (next: Partial<ComboboxState>, effect: ComboboxEffect): ComboboxStep => ({
    state: { open, active, ...next },
    effect,
  });
  switch (key) {
    case 'ArrowDown':
      if (count === 0) return to({}, 'none');
      if (alt) return to({ open: true }, 'handled');
      // After the last option, no option is active.
      return to({ open: true, active: listed && active === count - 1 ? -1 : (listed ? active : -1) + 1 }, 'handled');
    case 'ArrowUp':
      if (count === 0) return to({}, 'none');
      if (alt) return to({ open: false, active: -1 }, 'handled');
      return to({ open: true, active: listed && active !== -1 ? active - 1 : count - 1 }, 'handled');
    case 'Enter':
      return listed && active !== -1 ? to({ open: false }, 'follow') : to({ open: false, active: -1 }, 'none');
    case 'Escape':
      return listed ? to({ open: false, active: -1 }, 'handled') : to({ active: -1 }, 'close-panel');
    case 'Tab':
      return to({ open: false, active: -1 }, 'none');
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      // The caret moves in the text, so no option is active.
      return to({ active: -1 }, 'none');
    default:
      return to({}, 'none');
  }
}
