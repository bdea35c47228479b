import { useAnnounce } from '@witryna/ui/live-region';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { reportError } from '../report-error.ts';
import { useFrame } from '../frame/frame-context.tsx';
import { documentTitle } from './metadata.ts';
import { useNavigation, useNavigationState } from './navigation-context.tsx';

/**
 * What a change of page does to the document: title and metadata, scroll position, focus on the new heading and one
 * announcement; Back gives the focus to the link that was followed. A change of the query alone (sorting, paging) moves no focus (accessibility lines G-5, G-6).
 */
export function NavigationEffects() {
  const navigation = useNavigation();
  const { store, basePath } = useFrame();
  const announce = useAnnounce();
  const shown = useNavigationState((state) => state.shown);
  const reachedBy = useNavigationState((state) => state.reachedBy);
  const previousPath = useRef(shown?.place.pathname);

  useLayoutEffect(() => {
    if (!shown || reachedBy === null) return;
    document.title = documentTitle(shown.page.state.metadata.title, store.storeName);
    // Only robots and sharing read the rest, so it may come with the scripts of the first navigation.
    let stale = false;
    void import('./metadata-html.ts').then(({ applyHeadOf }) => {
      if (!stale) applyHeadOf(shown, { store, basePath }, document);
    }, reportError);
    navigation?.applyScroll();
    return () => {
      stale = true;
    };
  }, [shown, reachedBy, store, basePath, navigation]);

  useEffect(() => {
    if (!shown || reachedBy === null) return;
    const samePage = previousPath.current === shown.place.pathname;
    previousPath.current = shown.place.pathname;
    if (samePage) return;
    announce(documentTitle(shown.page.state.metadata.title, store.storeName));
    if (!navigation?.applyFocus() && !shown.place.hash) focusHeading();
  }, [shown, reachedBy, store, announce, navigation]);

  return null;
}

function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
