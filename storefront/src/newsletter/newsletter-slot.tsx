import { useRef } from 'react';
import { Late, useFrame, useNear } from '../app/index.ts';
import * as styles from './newsletter-slot.css.ts';

const loadBlock = async () => (await import('./newsletter-block.tsx')).NewsletterBlock;

/**
 * The place of the newsletter form and of the privacy settings, which are fetched when the shopper comes near. Nothing
 * where the newsletter is off (NWS-17) and nothing is measured.
 */
export function NewsletterSlot() {
  const { store, measurementScript } = useFrame();
  const { newsletterEnabled } = store;
  const wanted = newsletterEnabled || measurementScript !== null;
  const slot = useRef<HTMLDivElement>(null);
  const near = useNear(slot, { present: wanted });
  return (
    wanted && (
      <div ref={slot} className={newsletterEnabled ? styles.slot : undefined}>
        <Late load={loadBlock} wanted={near} props={{ newsletterEnabled }} />
      </div>
    )
  );
}
