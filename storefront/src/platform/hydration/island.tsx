import { createElement, use, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useLoadMessages, type MessageCatalog, type ShopIntl } from '../../i18n/index.ts';
import { afterPaint } from './after-paint.ts';
import { useLayout } from '../layout/layout-context.tsx';
import type { LayoutData } from '../layout/layout-data.ts';
import { showIncompletePage } from './incomplete-page.ts';
import { reportError } from '../errors/report-error.ts';
import { ServerMarkup } from './server-markup.tsx';

/** Export `island` of the module of an island. */
export interface IslandModule<Props extends object> {
  /** Messages of the island, in addition to those of the layout. */
  messageCatalogs: readonly MessageCatalog[];
  Component: ComponentType<Props>;
}

/** A server-rendered part of the layout. */
export type Island<Props extends object> = ComponentType<Props> & {
  /** Loads its script, and its messages with the given function. */
  fetch(loadMessages: ShopIntl['load']): Promise<ComponentType<Props>>;
};

export interface IslandOptions {
  /** Islands inside this one that the page has; they load with it. Default: none. */
  nested?: (layout: LayoutData) => readonly { fetch(loadMessages: ShopIntl['load']): Promise<unknown> }[];
  /**
   * Whether the island loads when the shopper scrolls near. False for islands at the top of every page that few
   * shoppers use. Default: true.
   */
  startsNear?: boolean;
}

/** Events that load the islands of the page. */
const interactions = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** The data of a page that a pointer is about to open are worth more than this script. */
const isLinkPress = ({ target }: Event) =>
  target instanceof Element && target.closest('main a[href]:not(:focus-visible)') !== null;

/** Distance from the viewport at which an island loads. */
const rootMargin = '50%';

/**
 * Defines a part of the layout that is rendered on the server. Its script loads when the shopper scrolls near or
 * interacts with the page. Until then, the server's HTML stays and its links work. Hydration causes no layout shift.
 *
 * @param load imports the module; the server adds its styles to the page
 */
export function defineIsland<Props extends object>(
  load: () => Promise<{ island: IslandModule<Props> }>,
  { nested: nested = () => [], startsNear = true }: IslandOptions = {},
): Island<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetch: Island<Props>['fetch'] = async (loadMessages) => {
    const { island } = await load();
    await loadMessages(...island.messageCatalogs);
    loaded = island.Component;
    return loaded;
  };
  // The server loads the messages of all islands with those of the layout.
  const onServer = typeof window === 'undefined' ? fetch(() => Promise.resolve(true)) : null;
  onServer?.catch(() => undefined);

  function Island(props: Props) {
    const [component, setComponent] = useState<{ type: ComponentType<Props> } | null>(() =>
      loaded ? { type: loaded } : null,
    );
    const element = useRef<HTMLDivElement>(null);
    const restoreFormState = useRef<() => void>(undefined);
    const loadMessages = useLoadMessages();
    const layout = useLayout();
    const initialLayout = useRef(layout);
    useEffect(() => {
      const island = element.current;
      if (component || !island) return;
      let state: 'waiting' | 'loading' | 'over' = 'waiting';
      let pressed: Element | null = null;
      const onClick = ({ target }: MouseEvent) => {
        pressed = target instanceof Element ? target.closest('button') : null;
        afterPaint(window, start);
      };
      const start = () => {
        if (state !== 'waiting') return;
        state = 'loading';
        const fetchAll = () =>
          Promise.all([
            fetch(loadMessages),
            import('./preserve-form-state.ts'),
            ...nested(layout).map((other) => other.fetch(loadMessages)),
          ] as const);
        fetchAll()
          .catch(fetchAll)
          .then(
            async ([type, { preserveFormState }]) => {
              const restore = await preserveFormState(island, () => pressed);
              if (state === 'over') return;
              restoreFormState.current = restore;
              setComponent({ type });
            },
            (error: unknown) => {
              // The next interaction retries.
              if (state === 'loading') state = 'waiting';
              reportError(error);
              if (pressed) showIncompletePage();
              pressed = null;
            },
          );
      };
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
        { rootMargin },
      );
      if (startsNear) observer.observe(island);
      island.addEventListener('click', onClick);
      // Loading must not delay the next paint (INP).
      const onInteraction = (event: Event) => {
        if (!isLinkPress(event)) afterPaint(window, start);
      };
      for (const type of interactions) window.addEventListener(type, onInteraction, { passive: true });
      // The server did not render it, or rendered it with layout data that has changed since.
      if (!island.hasChildNodes() || initialLayout.current !== layout) start();
      return () => {
        state = 'over';
        observer.disconnect();
        island.removeEventListener('click', onClick);
        for (const type of interactions) window.removeEventListener(type, onInteraction);
      };
    }, [component, loadMessages, layout]);
    useLayoutEffect(() => restoreFormState.current?.(), [component]);

    const type = component?.type ?? (onServer && use(onServer));
    return <ServerMarkup ref={element}>{type && createElement(type, props)}</ServerMarkup>;
  }
  return Object.assign(Island, { fetch });
}
