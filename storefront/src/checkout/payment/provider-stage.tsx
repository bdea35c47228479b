import { useEffect, useEffectEvent, useRef } from 'react';
import * as styles from './payment-fields.css.ts';

interface ProviderStageProps {
  /** Draws what the bank asks; gives what removes it. */
  mount(container: HTMLElement): () => void;
  /** It cannot be drawn. */
  onFailure(): void;
}

/** Where the question is drawn; a part of its own, because a dialog's content is in the page later than the dialog. */
export function ProviderStage({ mount, onFailure }: ProviderStageProps) {
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
