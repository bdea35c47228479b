'use client';

import { createElement, lazy, Suspense, useState, type ComponentType } from 'react';

/** Module whose default export is a component, as for React's `lazy`. */
export type ComponentModule<Props> = Promise<{ default: ComponentType<Props> }>;

interface LazyComponent<Props> {
  /** Renders the component, or nothing while it is loading without server HTML. */
  Component: ComponentType<Props>;
  /**
   * Loads the component.
   *
   * @throws Error if that fails; the component keeps retrying.
   */
  load(): Promise<void>;
}

/**
 * Creates a component whose code is loaded when it first renders. On the server it is loaded immediately and rendered
 * completely. A browser keeps the server HTML until the code has loaded, and retries after an error.
 *
 * @param load - Loads the component.
 */
export function lazyComponent<Props extends object>(load: () => ComponentModule<Props>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetch = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Fetched = lazy(() => untilFetched(fetch));
  if (typeof window === 'undefined') fetch().catch(() => undefined);

  return {
    Component: function Late(props: Props) {
      // Selected once: a different component type would remount and lose its state.
      const [component] = useState<{ type: ComponentType<Props> }>(() => ({ type: loaded ?? Fetched }));
      return <Suspense fallback={null}>{createElement(component.type, props)}</Suspense>;
    },
    load: async () => {
      await fetch();
    },
  };
}

/**
 * Loads a module, and again after errors: when the browser is back online, or after growing delays. Some browsers keep
 * the failure of a module until the page is loaded again, so what fails repeatedly is reported to the page's `error`
 * event. It is not thrown, because the server HTML stays readable.
 */
async function untilFetched<Result>(load: () => Promise<Result>): Promise<Result> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      if (failures === 2) window.reportError(error);
      await new Promise((resolve) => {
        window.addEventListener('online', resolve, { once: true });
        if (window.navigator.onLine && failures < 5) setTimeout(resolve, 1000 * 3 ** failures);
      });
    }
  }
}
