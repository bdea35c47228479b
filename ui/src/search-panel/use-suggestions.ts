'use client';
import { useEffect, useReducer, useRef } from 'react';
import { useStableCallback } from '../hooks/index.ts';
import {
  noSuggestions,
  suggestionReducer,
  type SuggestionEvent,
  type SuggestionGroup,
  type SuggestionState,
} from './suggestions.ts';

export interface SuggestionOptions {
  /** Text of the field. */
  query: string;
  /** Loads the suggestions for a text. The signal is aborted when a newer text is requested. */
  load(query: string, signal: AbortSignal): Promise<readonly SuggestionGroup[]>;
  /** Minimum number of characters for a request. Default 3. */
  minLength?: number;
  /** Delay in ms after typing before a request. Default 50. */
  delay?: number;
  /** The same while an earlier request is pending, so that a slow backend gets few of them. Default 250. */
  pendingDelay?: number;
}

/**
 * Returns suggestions for the typed text. They are requested after a pause in typing, which is short while none are
 * pending; a newer request aborts the earlier one.
 */
export function useSuggestions({
  query,
  load,
  minLength = 3,
  delay = 50,
  pendingDelay = 250,
}: SuggestionOptions): SuggestionState {
  const [state, send] = useReducer(suggestionReducer, noSuggestions);
  const requestCount = useRef(0);
  const pending = useRef<AbortController>(null);
  const text = query.trim();
  const sendRequest = useStableCallback((text: string) => {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    requestCount.current += 1;
    const requestId = requestCount.current;
    const settle = (event: SuggestionEvent) => {
      if (pending.current === controller) pending.current = null;
      send(event);
    };
    send({ type: 'request', requestId });
    load(text, controller.signal).then(
      (groups) => settle({ type: 'success', requestId, groups }),
      () => settle({ type: 'error', requestId }),
    );
  });
  useEffect(() => {
    if (text.length < minLength) {
      pending.current?.abort();
      requestCount.current += 1;
      send({ type: 'clear', requestId: requestCount.current });
      return;
    }
    const timer = setTimeout(() => sendRequest(text), pending.current ? pendingDelay : delay);
    return () => clearTimeout(timer);
  }, [text, minLength, delay, pendingDelay, sendRequest]);
  useEffect(() => () => pending.current?.abort(), []);
  return state;
}
