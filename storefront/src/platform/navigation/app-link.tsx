import type { LinkProps } from '@witryna/ui/provider';
import { useEffect, useRef, type MouseEvent } from 'react';
import { afterPaint } from '../hydration/after-paint.ts';
import { useStoreViewHref } from '../layout/layout-context.tsx';
import { shouldHandleClick, isInternalPath } from './link-click.ts';
import { useNavigation } from './navigation-context.tsx';

/**
 * Link of the shop. Plain clicks on internal URLs navigate without a page load; the browser handles modified clicks,
 * other targets and other hosts. Hover, focus and touch prefetch the target. `data-keep-scroll` keeps the scroll
 * position, for links that change a part of the page.
 */
export const AppLink = import.meta.env.SSR ? ServerLink : BrowserLink;

/** The link in the server's HTML. A page has hundreds, so it has no handlers there. */
function ServerLink({ href, children, ...props }: LinkProps) {
  return (
    <a {...props} href={useStoreViewHref(href)}>
      {children}
    </a>
  );
}

function BrowserLink({ href, onClick, onMouseEnter, onFocus, onTouchStart, children, ...props }: LinkProps) {
  const navigation = useNavigation();
  const address = useStoreViewHref(href);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const own = isInternalPath(href) && !props.download && (!props.target || props.target === '_self');

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!navigation || !shouldHandleClick(event, event.currentTarget)) return;
    event.preventDefault();
    // The click focused the link, which must not prefetch the page a second time.
    clearTimeout(timer.current);
    const link = event.currentTarget;
    const keepScroll = link.dataset['keepScroll'] !== undefined;
    // Rendering a cached page must not delay the next paint (INP).
    afterPaint(window, () => void navigation.navigate(href, { keepScroll, link }));
  };
  const prefetchSoon = () => {
    if (!own || !navigation) return;
    clearTimeout(timer.current);
    // A pointer that only passes must not prefetch.
    timer.current = setTimeout(() => navigation.prefetch(href), 65);
  };
  const cancel = () => clearTimeout(timer.current);

  return (
    <a
      {...props}
      href={address}
      onClick={follow}
      onMouseEnter={(event) => {
        onMouseEnter?.(event);
        prefetchSoon();
      }}
      onMouseLeave={cancel}
      onFocus={(event) => {
        onFocus?.(event);
        prefetchSoon();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        prefetchSoon();
      }}
    >
      {children}
    </a>
  );
}
