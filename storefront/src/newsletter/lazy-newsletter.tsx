import { useRef } from 'react';
import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { useInViewport } from '../platform/hydration/use-in-viewport.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import * as styles from './lazy-newsletter.css.ts';

const loadBlock = async () => (await import('./newsletter-block.tsx')).NewsletterBlock;

/**
 * The place of the newsletter form and of the privacy settings, which are fetched when the shopper comes near. Nothing
 * where the newsletter is off and nothing is measured.
 */
export function LazyNewsletter() {
  const { store, settings } = useLayout();
  const { newsletterEnabled } = store;
  const wanted = newsletterEnabled || settings.analyticsScript !== null;
  const slot = useRef<HTMLDivElement>(null);
  const near = useInViewport(slot, { present: wanted });
  return (
    wanted && (
      <div ref={slot} className={newsletterEnabled ? styles.slot : undefined}>
        <LazyMount load={loadBlock} when={near} props={{ newsletterEnabled }} />
      </div>
    )
  );
}
