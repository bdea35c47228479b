/** The list under the field. */
export interface ComboboxState {
  open: boolean;
  /** Index of the active option; -1 while the text itself is. */
  active: number;
}

/** What a key leads to besides a new state of the list. */
export type ComboboxEffect = 'none' | 'handled' | 'follow' | 'close-panel';

export interface ComboboxStep {
  state: ComboboxState;
  /** `none` leaves the key to the browser. */
  effect: ComboboxEffect;
}

/**
 * What a key in the search field does.
 *
 * @param key `KeyboardEvent.key`
 * @param alt whether the Alt key is held
 * @param count number of options
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
      // Past the last option the text is next.
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
      // The caret moves: the text is what is being worked on.
      return to({ active: -1 }, 'none');
    default:
      return to({}, 'none');
  }
}
