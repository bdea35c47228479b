/** How a panel came to be open: decides what Tab does and whether leaving closes it. */
export type OpenedBy = 'pointer' | 'focus' | 'keyboard' | 'touch';

export interface MegaMenuState {
  /** Id of the item whose panel is open; only one is open at a time. */
  open: string | null;
  openedBy: OpenedBy | null;
  /**
   * Whether focus alone opens a panel. After Escape it does not until focus leaves the menu; after a click outside it
   * does not until a panel is opened explicitly.
   */
  focusOpening: 'on' | 'off-until-left' | 'off';
}

export type MegaMenuEvent =
  | { type: 'open'; id: string; by: OpenedBy }
  | { type: 'close' }
  /** Escape: closes the panel, and the focus that returns must not open it again. */
  | { type: 'dismiss' }
  | { type: 'click-outside' }
  | { type: 'focus-left' };

export const closedMegaMenu: MegaMenuState = { open: null, openedBy: null, focusOpening: 'on' };

/** Returns the state of the mega menu after an event. */
export function megaMenuReducer(state: MegaMenuState, event: MegaMenuEvent): MegaMenuState {
  switch (event.type) {
    case 'open':
      if (event.by === 'focus') {
        // Focus must not turn a panel that was opened by pointer or keyboard into one opened by focus.
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

/** Action of a key press on a top-level item. */
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
 * Returns the action of a key press on a top-level item.
 *
 * @param key - `KeyboardEvent.key`.
 * @param open - How this item's panel was opened, or null while it is closed.
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
      // Otherwise Tab would go through all links of a panel that focus alone has opened.
      return shift || open === 'focus' ? 'close-and-continue' : null;
    default:
      return null;
  }
}

/** Splits a slim list into columns. */
export function skinnyColumns<Item>(items: readonly Item[], perColumn = 6): Item[][] {
  return Array.from({ length: Math.ceil(items.length / perColumn) }, (_, column) =>
    items.slice(column * perColumn, (column + 1) * perColumn),
  );
}
