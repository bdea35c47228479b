import { useEffect, useEffectEvent, useRef } from 'react';
import * as styles from './payment-fields.css.ts';

interface AdyenFieldsProps {
  /** Renders the fields; resolves with what removes them, once they can be typed into. */
  mount(container: HTMLElement): Promise<() => void>;
  onFailure(): void;
}

/** The card fields of Adyen, rendered by its script; number, date and code stand in frames of its host. */
export function AdyenFields({ mount, onFailure }: AdyenFieldsProps) {
  const container = useRef<HTMLDivElement>(null);
  const put = useEffectEvent(mount);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!container.current) return;
    let remove: (() => void) | null = null;
    let stale = false;
    put(container.current).then(
      (unmount) => {
        if (stale) unmount();
        else remove = unmount;
      },
      () => {
        if (!stale) fail();
      },
    );
    return () => {
      stale = true;
      remove?.();
    };
  }, []);
  return <div ref={container} className={styles.adyen} />;
}
