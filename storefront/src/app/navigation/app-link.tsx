import type { LinkProps } from '@witryna/ui/provider';
import { useEffect, useRef, type MouseEvent } from 'react';
import { afterPaint } from '../after-paint.ts';
import { useAddress } from '../frame/frame-context.tsx';
import { isFollowed, isOwnPath } from './followed-path.ts';
import { useNavigation } from './navigation-context.tsx';

/**
 * The link of the shop. Plain clicks on the shop's own addresses navigate without a page load; modified clicks, other
 * targets and other hosts are left to the browser. Hover, focus and touch fetch the target in advance.
 * `data-keep-scroll` keeps the scroll position, for links that change a part of the page.
 */
export const AppLink = import.meta.env.SSR ? StillLink : LiveLink;

/** The link in the server's HTML. A page has hundreds, and what they do is nothing to the server. */
function StillLink({ href, children, ...props }: LinkProps) {
  return (
    <a {...props} href={useAddress(href)}>
      {children}
    </a>
  );
}

function LiveLink({ href, onClick, onMouseEnter, onFocus, onTouchStart, children, ...props }: LinkProps) {
  const navigation = useNavigation();
  const address = useAddress(href);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const own = isOwnPath(href) && !props.download && (!props.target || props.target === '_self');

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!navigation || !isFollowed(event, event.currentTarget)) return;
    event.preventDefault();
    // The focus that came with the press is no reason to fetch the page a second time.
    clearTimeout(timer.current);
    const keepScroll = event.currentTarget.dataset['keepScroll'] !== undefined;
    // A page that is there already takes longer to draw than a press may go without an answer.
    afterPaint(window, () => void navigation.navigate(href, { keepScroll }));
  };
  const intend = () => {
    if (!own || !navigation) return;
    clearTimeout(timer.current);
    // A pointer that only passes by fetches nothing.
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
        intend();
      }}
      onMouseLeave={cancel}
      onFocus={(event) => {
        onFocus?.(event);
        intend();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        intend();
      }}
    >
      {children}
    </a>
  );
}
