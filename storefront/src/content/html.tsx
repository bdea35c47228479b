import type { MouseEvent } from 'react';
import { isOwnPath } from '../app/navigation/app-link.tsx';
import { useNavigation } from '../app/navigation/navigation-context.tsx';
import * as styles from './html.css.ts';

/**
 * A short text of the backend with markup: descriptions, legal notes. Its links inside the shop navigate without a page
 * load. Rich content with Page Builder in it is `ShopRichContent`'s business, which knows far more and weighs more.
 */
export function Html({ html }: { /** Sanitised. */ html: string }) {
  const navigation = useNavigation();
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!navigation || !link || link.target === '_blank' || !plain || event.defaultPrevented || !isOwnPath(href)) return;
    event.preventDefault();
    void navigation.navigate(href);
  };
  // The handler adds to what the links do by themselves; the element is no control.
  return <div className={styles.html} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}
