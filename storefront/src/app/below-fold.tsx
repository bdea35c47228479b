import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from './after-paint.ts';
import * as styles from './below-fold.css.ts';
import { useNavigation } from './navigation/navigation-context.tsx';

/**
 * What stands below the first screen of a page. Where a link has led to the page, it is drawn once that screen has been painted, piece by
 * piece, so that the press is answered sooner. The server's HTML has it; so have a page whose scroll position comes back and one that is
 * opened at one of its headings, at once.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const navigation = useNavigation();
  const [drawn, setDrawn] = useState(() => {
    const state = navigation?.getState();
    return state?.reachedBy !== 'push' || state.shown.place.hash !== '';
  });
  useEffect(() => (drawn ? undefined : afterPaint(window, () => startTransition(() => setDrawn(true)))), [drawn]);
  return drawn ? children : <div className={styles.room} />;
}
