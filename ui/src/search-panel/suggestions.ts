/** Something the shopper may mean. */
export interface Suggestion {
  /** Unique within its group. */
  id: string;
  /** What is shown, e.g. the name of a product. */
  label: string;
  /** Address of what is meant. */
  href: string;
  /** URL of a small image. Default: none. */
  imageSrc?: string | undefined;
  /** More in a few characters, e.g. a price. */
  detail?: string | undefined;
}

/** Suggestions of one kind: products, categories, terms. */
export interface SuggestionGroup {
  id: string;
  /** Heading of the group, e.g. `Produkty`. */
  label: string;
  /** In the order of the screen. */
  suggestions: readonly Suggestion[];
}

/** How far the suggestions are: none asked for, on their way, there, or not to be had. */
export type SuggestionStatus = 'idle' | 'loading' | 'ready' | 'error';

export interface SuggestionState {
  /** How far the newest question is. */
  status: SuggestionStatus;
  /** Those of the last answer; they stay while newer ones are on their way. */
  groups: readonly SuggestionGroup[];
  /** Number of the newest question; answers to older ones come too late. */
  requestId: number;
}

export type SuggestionEvent =
  | { type: 'request'; requestId: number }
  | { type: 'success'; requestId: number; groups: readonly SuggestionGroup[] }
  | { type: 'error'; requestId: number }
  /** The text became too short to ask. */
  | { type: 'clear'; requestId: number };

export const noSuggestions: SuggestionState = { status: 'idle', groups: [], requestId: 0 };

/** Keeps the suggestions to the newest question, whatever the order of the answers. */
export function suggestionReducer(state: SuggestionState, event: SuggestionEvent): SuggestionState {
  switch (event.type) {
    case 'request':
      // What is shown stays until there is something better.
      return { ...state, status: 'loading', requestId: event.requestId };
    case 'clear':
      return { status: 'idle', groups: [], requestId: event.requestId };
    case 'success':
      return event.requestId === state.requestId ? { ...state, status: 'ready', groups: event.groups } : state;
    case 'error':
      return event.requestId === state.requestId ? { ...state, status: 'error', groups: [] } : state;
  }
}

/** All suggestions in the order of the screen. */
export function allSuggestions(groups: readonly SuggestionGroup[]): Suggestion[] {
  return groups.flatMap(({ suggestions }) => [...suggestions]);
}
