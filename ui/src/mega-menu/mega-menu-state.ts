/** How a panel came to be open: decides what Tab does and whether leaving closes it. */
export type OpenedBy = 'pointer' | 'focus' | 'keyboard' | 'touch';

export interface MegaMenuState {
  /** Id of the item whose panel is open; at most one is. */
  open: string | null;
  openedBy: OpenedBy | null;
  /**
   * Whether focus alone opens: not after Escape until focus leaves the menu, and not after a click outside until a
   * panel is opened on purpose.
   */
  focusOpening: 'on' | 'off-until-left' | 'off';
}

export type MegaMenuEvent =
  | { type: 'open'; id: string; by: OpenedBy }
  | { type: 'close' }
  /** Escape: closed, and focus must not open it again where it returns to. */
  | { type: 'dismiss' }
  | { type: 'click-outside' }
  | { type: 'focus-left' };

export const closedMegaMenu: MegaMenuState = { open: null, openedBy: null, focusOpening: 'on' };

/** The state machine of the mega menu. */
export function megaMenuReducer(state: MegaMenuState, event: MegaMenuEvent): MegaMenuState {
  switch (event.type) {
    case 'open':
      if (event.by === 'focus') {
        // A panel that is being used with the pointer or the keyboard does not become a focus-opened one by receiving
        // focus.
        const ignored = state.focusOpening !== 'on' || state.open === event.id;
        return ignored ? state : { ...state, open: event.id, openedBy: 'focus' };
      }
      return { open: event.id, openedBy: event.by, focusOpening: 'on' };
    case 'close':
      return state.open === null ? state : { ...state, open: null, openedBy: null };
    case 'dismiss':
      return { open: null, openedBy: null, focusOpening: 'off-until-left' };
    case 'click-outside':
      return { open: null, openedBy: null, focusOpening: 'off' };
    case 'focus-left':
      return { open: null, openedBy: null, focusOpening: state.focusOpening === 'off' ? 'off' : 'on' };
  }
}

/** Returns the state after a key press on a top-level item. */
export type TopItemKeyAction =
  | 'open'
  | 'enter-panel'
  | 'close'
  | 'dismiss'
  | 'close-and-continue'
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | null;

/**
 * @param key `KeyboardEvent.key`
 * @param open how this item's panel was opened, or null while it is closed
 */
export function topItemKeyAction(
  key: string,
  shift: boolean,
  hasPanel: boolean,
  open: OpenedBy | null,
): TopItemKeyAction {
  switch (key) {
    case 'ArrowDown':
      if (!hasPanel) return null;
      return open ? 'enter-panel' : 'open';
    case ' ':
      if (!hasPanel) return null;
      return open === 'keyboard' ? 'close' : 'open';
    case 'ArrowUp':
      return open ? 'dismiss' : null;
    case 'Escape':
      return open ? 'dismiss' : null;
    case 'ArrowRight':
      return 'next';
    case 'ArrowLeft':
      return 'previous';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    case 'Tab':
      if (!open) return null;
      // Opened by focus alone, the panel would otherwise drag the user through all of its links.
      return shift || open === 'focus' ? 'close-and-continue' : null;
    default:
      return null;
  }
}

/** Splits a slim list into columns of six. */
export function skinnyColumns<Item>(items: readonly Item[], perColumn = 6): Item[][] {
  return Array.from({ length: Math.ceil(items.length / perColumn) }, (_, column) =>
    items.slice(column * perColumn, (column + 1) * perColumn),
  );
}
