'use client';
import { useEffect, useReducer, useRef } from 'react';
import { useStableCallback } from '../hooks/index.ts';
import { noSuggestions, suggestionReducer, type SuggestionGroup, type SuggestionState } from './suggestions.ts';

export interface SuggestionOptions {
  /** Text of the field. */
  query: string;
  /** Loads the suggestions for a text. The signal is aborted when a newer text is requested. */
  load(query: string, signal: AbortSignal): Promise<readonly SuggestionGroup[]>;
  /** Minimum number of characters for a request. Default 3. */
  minLength?: number;
  /** Delay in ms after typing before a request. Default 250. */
  delay?: number;
}

/**
 * Returns suggestions for the typed text. They are requested after a pause, and responses to earlier texts are ignored.
 */
export function useSuggestions({ query, load, minLength = 3, delay = 250 }: SuggestionOptions): SuggestionState {
  const [state, send] = useReducer(suggestionReducer, noSuggestions);
  const requestCount = useRef(0);
  const text = query.trim();
  const sendRequest = useStableCallback((requestId: number, text: string, signal: AbortSignal) => {
    send({ type: 'request', requestId });
    load(text, signal).then(
      (groups) => send({ type: 'success', requestId, groups }),
      () => {
        // Aborted for a newer text, which may not have been requested yet.
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
