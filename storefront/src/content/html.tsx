import { useEffect, useRef } from 'react';
import { shouldHandleClick } from '../platform/navigation/link-click.ts';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { SanitizedHtml } from '../trusted-types/index.ts';
import * as styles from './html.css.ts';

/**
 * A short text of the backend with markup: descriptions, legal notes. Its links inside the shop navigate without a page
 * load. Rich content with Page Builder in it is `ShopRichContent`'s business, which knows far more and weighs more.
 */
export function Html({ html }: { /** Sanitized. */ html: string }) {
  const navigation = useNavigation();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = element.current;
    const follow = (event: globalThis.MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!navigation || !link || !shouldHandleClick(event, link)) return;
      event.preventDefault();
      void navigation.navigate(link.getAttribute('href') ?? '');
    };
    container?.addEventListener('click', follow);
    // Without the script, the text still scrolls by touch and wheel.
    if (container?.querySelector('table'))
      void import('./watch-wide-tables.ts').then(
        (module) => module.watchWideTables(container),
        () => undefined,
      );
    return () => container?.removeEventListener('click', follow);
  }, [navigation, html]);
  return <SanitizedHtml ref={element} className={styles.html} html={html} />;
}
