import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from './after-paint.ts';
import * as styles from './below-fold.css.ts';
import { useNavigation } from '../navigation/navigation-context.tsx';

/**
 * Content below the first screen of a page. After a click on a link, it renders in a transition once the first screen
 * has been painted, so that the response to the click is faster. It renders immediately in the server's HTML, when the
 * scroll position is restored, and when the URL has a fragment.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const navigation = useNavigation();
  const [isRendered, setIsRendered] = useState(() => {
    const state = navigation?.getState();
    return state?.navigationType !== 'push' || state.current.location.hash !== '';
  });
  useEffect(
    () => (isRendered ? undefined : afterPaint(window, () => startTransition(() => setIsRendered(true)))),
    [isRendered],
  );
  return isRendered ? children : <div className={styles.room} />;
}
