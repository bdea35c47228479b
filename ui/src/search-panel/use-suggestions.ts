'use client';
import { useEffect, useReducer, useRef } from 'react';
import { useStableCallback } from '../hooks/index.ts';
import { noSuggestions, suggestionReducer, type SuggestionGroup, type SuggestionState } from './suggestions.ts';

export interface SuggestionOptions {
  /** The text of the field. */
  query: string;
  /** Gets the suggestions to a text. The signal ends when a newer text is asked for. */
  load(query: string, signal: AbortSignal): Promise<readonly SuggestionGroup[]>;
  /** Characters needed for a question. Default 3. */
  minLength?: number;
  /** Time in ms without typing before a question. Default 250. */
  delay?: number;
}

/** Suggestions to what is being typed: asked for after a pause, never replaced by a late answer to an older text. */
export function useSuggestions({ query, load, minLength = 3, delay = 250 }: SuggestionOptions): SuggestionState {
  const [state, send] = useReducer(suggestionReducer, noSuggestions);
  const requestCount = useRef(0);
  const text = query.trim();
  const sendRequest = useStableCallback((requestId: number, text: string, signal: AbortSignal) => {
    send({ type: 'request', requestId });
    load(text, signal).then(
      (groups) => send({ type: 'success', requestId, groups }),
      () => {
        // Given up for a newer text, which may not have been asked for yet.
        if (!signal.aborted) send({ type: 'error', requestId });
      },
    );
  });
  useEffect(() => {
    requestCount.current += 1;
    const requestId = requestCount.current;
    if (text.length < minLength) {
      send({ type: 'clear', requestId });
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => sendRequest(requestId, text, stop.signal), delay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, minLength, delay, sendRequest]);
  return state;
}
