'use client';
import { useEffect, useState } from 'react';
import { useStrings } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { counter } from './text-area.css.ts';
import { textAreaStrings, type TextAreaStrings } from './text-area.strings.ts';

/** Time in ms without typing after which the number is said: otherwise each letter would be talked over. */
const pause = 1000;

interface CharacterCounterProps {
  /** Id of the shown number, which describes the field. */
  id: string;
  /** Characters that still fit. */
  left: number;
  charactersLeft: TextAreaStrings['charactersLeft'] | undefined;
}

/** How many characters still fit: shown immediately, said when the typing pauses. */
export function CharacterCounter({ id, left, charactersLeft }: CharacterCounterProps) {
  const text = useStrings('textArea', textAreaStrings, { charactersLeft }).charactersLeft(left);
  // Nothing is said of the number that is there at first.
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
