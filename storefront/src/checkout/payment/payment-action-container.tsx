import { useEffect, useEffectEvent, useRef } from 'react';
import * as styles from './payment-fields.css.ts';

interface PaymentActionContainerProps {
  /** Renders the payment action and returns its cleanup function. */
  mount(container: HTMLElement): () => void;
  /** Called when rendering fails. */
  onFailure(): void;
}

/** Container of the payment action. A separate component, because the content of a dialog mounts after the dialog. */
export function PaymentActionContainer({ mount, onFailure }: PaymentActionContainerProps) {
  const container = useRef<HTMLDivElement>(null);
  const draw = useEffectEvent(mount);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!container.current) return;
    try {
      return draw(container.current);
    } catch {
      fail();
    }
  }, []);
  return <div ref={container} className={styles.stage} />;
}
