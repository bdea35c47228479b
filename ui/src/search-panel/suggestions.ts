/** Something the shopper may mean. */
export interface Suggestion {
  /** Unique id in its group. */
  id: string;
  /** Text, e.g. the name of a product. */
  label: string;
  /** URL of the suggested page. */
  href: string;
  /** URL of a small image. Default: none. */
  imageSrc?: string | undefined;
  /** Short detail, e.g. a price. */
  detail?: string | undefined;
}

/** Suggestions of one type: products, categories, search terms. */
export interface SuggestionGroup {
  id: string;
  /** Heading of the group, e.g. `Products`. */
  label: string;
  /** Suggestions in display order. */
  suggestions: readonly Suggestion[];
}

/** Loading state of suggestions; `idle` means that none were requested. */
export type SuggestionStatus = 'idle' | 'loading' | 'ready' | 'error';

export interface SuggestionState {
  /** Loading state of the latest request. */
  status: SuggestionStatus;
  /** Suggestions of the last response; they stay while newer ones are loading. */
  groups: readonly SuggestionGroup[];
  /** Number of the latest request; responses to earlier ones are ignored. */
  requestId: number;
}

export type SuggestionEvent =
  | { type: 'request'; requestId: number }
  | { type: 'success'; requestId: number; groups: readonly SuggestionGroup[] }
  | { type: 'error'; requestId: number }
  /** The text is too short for a request. */
  | { type: 'clear'; requestId: number };

export const noSuggestions: SuggestionState = { status: 'idle', groups: [], requestId: 0 };

/**
 * Returns the suggestions after an event. Only responses to the latest request count, in whatever order they arrive.
 */
export function suggestionReducer(state: SuggestionState, event: SuggestionEvent): SuggestionState {
  switch (event.type) {
    case 'request':
      // Current suggestions stay until the next response.
      return { ...state, status: 'loading', requestId: event.requestId };
    case 'clear':
      return { status: 'idle', groups: [], requestId: event.requestId };
    case 'success':
      return event.requestId === state.requestId ? { ...state, status: 'ready', groups: event.groups } : state;
    case 'error':
      return event.requestId === state.requestId ? { ...state, status: 'error', groups: [] } : state;
  }
}

/** Returns all suggestions in display order. */
export function allSuggestions(groups: readonly SuggestionGroup[]): Suggestion[] {
  return groups.flatMap(({ suggestions }) => [...suggestions]);
}
