import { createElement, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { afterPaint } from './after-paint.ts';
import { reportError } from './report-error.ts';

interface LateProps<Props extends object> {
  /** Fetches the component; always the same function. */
  load(): Promise<ComponentType<Props>>;
  /** Whether the component is to be fetched. Once it is there, it stays. */
  wanted: boolean;
  /** Of the component. */
  props: Props;
  /** Shown until the component is there. Default: nothing. */
  fallback?: ReactNode;
  /** Called when the component could not be fetched, after the error has been reported. */
  onFailure?(): void;
}

/**
 * A component whose script is fetched when it is first wanted. Unlike `lazy`, a script that cannot be fetched, e.g. without
 * a connection, breaks nothing: it is fetched a second time, and again the next time that the component is wanted.
 */
export function Late<Props extends object>({ load, wanted, props, fallback = null, onFailure }: LateProps<Props>) {
  const [loaded, setLoaded] = useState<{ component: ComponentType<Props> } | null>(null);
  const fail = useEffectEvent((error: unknown) => {
    reportError(error);
    onFailure?.();
  });
  const missing = wanted && loaded === null;
  useEffect(() => {
    if (!missing) return;
    let stale = false;
    const start = () =>
      load().catch(load).then(
        (component) => {
          if (!stale) setLoaded({ component });
        },
        (error: unknown) => {
          if (!stale) fail(error);
        },
      );
    // What is fetched must not delay the frame that answers a press.
    const giveUp = afterPaint(window, () => void start());
    return () => {
      stale = true;
      giveUp();
    };
  }, [missing, load]);
  return loaded ? createElement(loaded.component, props) : fallback;
}
