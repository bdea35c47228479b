'use client';

import { createElement, lazy, Suspense, useState, type ComponentType } from 'react';

/** A module whose default export is a component, as `lazy` of React takes it. */
export type ComponentModule<Props> = Promise<{ default: ComponentType<Props> }>;

interface LateComponent<Props> {
  /** Renders the component; nothing while it is being fetched and was not rendered by the server. */
  Component: ComponentType<Props>;
  /**
   * Fetches the component.
   *
   * @throws Error when that fails; the component goes on trying
   */
  load(): Promise<void>;
}

/**
 * Makes a component whose script is fetched when it is first rendered. A server fetches it when this is called and
 * renders it in full; a browser keeps the server's HTML on the screen until it is there, and tries again when it is
 * back online after it could not fetch it.
 *
 * @param load fetches the component
 */
export function lazyComponent<Props extends object>(load: () => ComponentModule<Props>): LateComponent<Props> {
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
      // Chosen once: another component would begin again and lose what was opened in it.
      const [component] = useState<{ type: ComponentType<Props> }>(() => ({ type: loaded ?? Fetched }));
      return <Suspense fallback={null}>{createElement(component.type, props)}</Suspense>;
    },
    load: async () => {
      await fetch();
    },
  };
}

/** Fetches a script, if necessary after waiting for a connection. */
async function untilFetched<Result>(load: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      await new Promise((resolve) => {
        window.addEventListener('online', resolve, { once: true });
      });
    }
  }
}
