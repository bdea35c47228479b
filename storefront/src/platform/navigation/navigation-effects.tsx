import { useAnnounce } from '@witryna/ui/live-region';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../hydration/after-paint.ts';
import { reportError } from '../errors/report-error.ts';
import { focusHeading } from '../focus/focus-heading.ts';
import { useLayout } from '../layout/layout-context.tsx';
import { documentTitle } from './metadata.ts';
import { useNavigation, useNavigationState } from './navigation-context.tsx';

/**
 * Updates the document after a navigation: title and metadata, scroll position, focus on the new heading, and one
 * announcement. Back returns the focus to the link that was followed. A change of the query alone (sorting, paging)
 * does not move the focus (accessibility lines G-5, G-6).
 */
export function NavigationEffects() {
  const navigation = useNavigation();
  const { store, basePath } = useLayout();
  const announce = useAnnounce();
  const current = useNavigationState((state) => state.current);
  const navigationType = useNavigationState((state) => state.navigationType);
  const previousPath = useRef(current?.location.pathname);

  useLayoutEffect(() => {
    if (!current || navigationType === null) return;
    document.title = documentTitle(current.page.state.metadata.title, store.storeName, store.titlePrefix);
    navigation?.applyScroll();
    // Only robots and sharing read the rest, so its script is lazy, and the page is painted before.
    let stale = false;
    const cancel = afterPaint(window, () => {
      void import('./metadata-html.ts').then(({ updateHead }) => {
        if (!stale) updateHead(current, { store, basePath }, document);
      }, reportError);
    });
    return () => {
      stale = true;
      cancel();
    };
  }, [current, navigationType, store, basePath, navigation]);

  useEffect(() => {
    if (!current || navigationType === null) return;
    const samePage = previousPath.current === current.location.pathname;
    previousPath.current = current.location.pathname;
    if (samePage) return;
    announce(documentTitle(current.page.state.metadata.title, store.storeName, store.titlePrefix));
    if (!navigation?.applyFocus() && !current.location.hash) focusHeading();
  }, [current, navigationType, store, announce, navigation]);

  return null;
}
