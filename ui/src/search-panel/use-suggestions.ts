'use client';
import { useEffect, useReducer, useRef } from 'react';
import { useLatest } from '../hooks/index.ts';
import { noSuggestions, suggestionReducer, type SuggestionGroup, type SuggestionState } from './suggestions.ts';

export interface SuggestionOptions {
  /** The text of the field. */
  query: string;
  /** Gets the suggestions to a text. The signal ends when a newer text is asked for. */
  load(query: string, signal: AbortSignal): Promise<readonly SuggestionGroup[]>;
  /** Characters needed for a question (decision OPN-66). Default 3. */
  minimumLength?: number;
  /** Time in ms without typing before a question. Default 250. */
  delay?: number;
}

/** Suggestions to what is being typed: asked for after a pause, never replaced by a late answer to an older text (SE-13). */
export function useSuggestions({ query, load, minimumLength = 3, delay = 250 }: SuggestionOptions): SuggestionState {
  const [state, send] = useReducer(suggestionReducer, noSuggestions);
  const questions = useRef(0);
  const text = query.trim();
  const ask = useLatest((question: number, asked: string, signal: AbortSignal) => {
    send({ type: 'ask', question });
    load(asked, signal).then(
      (groups) => send({ type: 'answer', question, groups }),
      () => {
        // Given up for a newer text, which may not have been asked for yet.
        if (!signal.aborted) send({ type: 'fail', question });
      },
    );
  });
  useEffect(() => {
    questions.current += 1;
    const question = questions.current;
    if (text.length < minimumLength) {
      send({ type: 'clear', question });
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => ask(question, text, stop.signal), delay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, minimumLength, delay, ask]);
  return state;
}
