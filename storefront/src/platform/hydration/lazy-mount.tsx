import { createElement, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { useLoadMessages } from '../../i18n/index.ts';
import { afterPaint } from './after-paint.ts';
import { reportError } from '../errors/report-error.ts';

interface LazyMountProps<Props extends object> {
  /** Loads the component; must be the same function in every render. */
  load(): Promise<ComponentType<Props>>;
  /** Whether to load the component. Once loaded, it stays mounted. */
  when: boolean;
  /** Props of the component. */
  props: Props;
  /** Rendered until the component has loaded. Default: nothing. */
  fallback?: ReactNode;
  /** Called when loading failed, after the error has been reported. */
  onError?(): void;
}

/**
 * Component whose script, with the strings of the UI library, loads when a condition first holds. Unlike with `lazy`, a
 * script that cannot load does not break the page: loading is retried once, and again the next time that the condition
 * holds.
 */
export function LazyMount<Props extends object>({
  load,
  when,
  props,
  fallback = null,
  onError,
}: LazyMountProps<Props>) {
  const [loaded, setLoaded] = useState<{ component: ComponentType<Props> } | null>(null);
  const fail = useEffectEvent((error: unknown) => {
    reportError(error);
    onError?.();
  });
  const loadMessages = useLoadMessages();
  const missing = when && loaded === null;
  useEffect(() => {
    if (!missing) return;
    let stale = false;
    const start = () =>
      Promise.all([load().catch(load), loadMessages()]).then(
        ([component]) => {
          if (!stale) setLoaded({ component });
        },
        (error: unknown) => {
          if (!stale) fail(error);
        },
      );
    // Requests must not delay the next paint after a click.
    const cancel = afterPaint(window, () => void start());
    return () => {
      stale = true;
      cancel();
    };
  }, [missing, load, loadMessages]);
  return loaded ? createElement(loaded.component, props) : fallback;
}
