import { useEffect, useRef, useState } from 'react';
import { Late, useFrame } from '../app/index.ts';
import * as styles from './newsletter-slot.css.ts';

const loadBlock = async () => (await import('./newsletter-block.tsx')).NewsletterBlock;
const nothing = {};

/** The place of the newsletter form, which is fetched when the shopper comes near; nothing where the newsletter is off (NWS-17). */
export function NewsletterSlot() {
  const { newsletterEnabled } = useFrame().store;
  const slot = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!slot.current) return;
    const observer = new IntersectionObserver((entries) => setNear((was) => was || entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '50%',
    });
    observer.observe(slot.current);
    return () => observer.disconnect();
  }, [newsletterEnabled]);
  return (
    newsletterEnabled && (
      <div ref={slot} className={styles.slot}>
        <Late load={loadBlock} wanted={near} props={nothing} />
      </div>
    )
  );
}
