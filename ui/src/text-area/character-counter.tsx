'use client';
import { useEffect, useState } from 'react';
import { useStrings } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { counter } from './text-area.css.ts';
import { textAreaStrings, type TextAreaStrings } from './text-area.strings.ts';

/**
 * Time in ms without typing before the number is announced, so that announcements do not interrupt the echo of typed
 * letters.
 */
const pause = 1000;

interface CharacterCounterProps {
  /** Id of the visible number, which describes the field. */
  id: string;
  /** Number of characters that still fit. */
  left: number;
  charactersLeft: TextAreaStrings['charactersLeft'] | undefined;
}

/** Renders how many characters still fit; updates immediately and announces the number after a pause. */
export function CharacterCounter({ id, left, charactersLeft }: CharacterCounterProps) {
  const text = useStrings('textArea', textAreaStrings, { charactersLeft }).charactersLeft(left);
  // The initial number is not announced.
  const [said, setSaid] = useState({ at: left, text: '' });
  useEffect(() => {
    if (said.at === left) return;
    const timer = setTimeout(() => setSaid({ at: left, text }), pause);
    return () => clearTimeout(timer);
  }, [left, text, said.at]);
  return (
    <>
      <div id={id} className={counter} data-empty={left <= 0 || undefined}>
        {text}
      </div>
      <VisuallyHidden role="status">{said.text}</VisuallyHidden>
    </>
  );
}
