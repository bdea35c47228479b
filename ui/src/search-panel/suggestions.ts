/** Something the shopper may mean. */
export interface Suggestion {
  /** Unique within its group. */
  id: string;
  /** What is shown, e.g. the name of a product. */
  label: string;
  /** Address of what is meant. */
  href: string;
  /** Address of a small picture. Default: none. */
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
  asked: number;
}

export type SuggestionEvent =
  | { type: 'ask'; question: number }
  | { type: 'answer'; question: number; groups: readonly SuggestionGroup[] }
  | { type: 'fail'; question: number }
  /** The text became too short to ask. */
  | { type: 'clear'; question: number };

export const noSuggestions: SuggestionState = { status: 'idle', groups: [], asked: 0 };

/** Keeps the suggestions to the newest question, whatever the order of the answers (line SE-13). */
export function suggestionReducer(state: SuggestionState, event: SuggestionEvent): SuggestionState {
  switch (event.type) {
    case 'ask':
      // What is shown stays until there is something better.
      return { ...state, status: 'loading', asked: event.question };
    case 'clear':
      return { status: 'idle', groups: [], asked: event.question };
    case 'answer':
      return event.question === state.asked ? { ...state, status: 'ready', groups: event.groups } : state;
    case 'fail':
      return event.question === state.asked ? { ...state, status: 'error', groups: [] } : state;
  }
}

/** All suggestions in the order of the screen. */
export function allSuggestions(groups: readonly SuggestionGroup[]): Suggestion[] {
  return groups.flatMap(({ suggestions }) => [...suggestions]);
}
