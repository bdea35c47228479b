import { createElement, use, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useLoadMessages, type Catalogue, type ShopIntl } from '../i18n/index.ts';
import { trustedHtml } from '../trusted-types/index.ts';
import { afterPaint } from './after-paint.ts';
import { useFrame } from './frame/frame-context.tsx';
import type { FrameData } from './frame/frame-data.ts';
import { showIncompletePage } from './incomplete-page.ts';
import { reportError } from './report-error.ts';

/** What the module of an island exports as `island`. */
export interface IslandSource<Props extends object> {
  /** Messages that it shows, besides those of the frame. */
  catalogues: readonly Catalogue[];
  Component: ComponentType<Props>;
}

/** A part of the frame that the server draws. */
export type Island<Props extends object> = ComponentType<Props> & {
  /** Fetches its script, and the messages by the given function. */
  fetch(loadMessages: ShopIntl['load']): Promise<ComponentType<Props>>;
};

export interface IslandOptions {
  /** Islands in it that the page has; they are fetched with it. Default none. */
  inside?: (frame: FrameData) => readonly Pick<Island<object>, 'fetch'>[];
  /** Whether to come near it is enough. False for what stands at the top of every page and few people use. Default true. */
  startsNear?: boolean;
}

/** What says that the shopper is about to do something. */
const intentions = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

// Markup of which React keeps its hands off.
const untouched = { __html: trustedHtml('') };

/** Distance from the edge of the screen at which an island is near enough to be fetched. */
const nearby = '50%';

/**
 * Defines a part of the frame that the server draws and whose script the browser fetches when the shopper comes near it or does
 * anything at all. Until then the server's markup stands as it is: its links work as links do. Nothing moves when the script takes over.
 *
 * @param load fetches the module, whose styles the server links
 */
export function defineIsland<Props extends object>(
  load: () => Promise<{ island: IslandSource<Props> }>,
  { inside = () => [], startsNear = true }: IslandOptions = {},
): Island<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetch: Island<Props>['fetch'] = async (loadMessages) => {
    const { island } = await load();
    await loadMessages(...island.catalogues);
    loaded = island.Component;
    return loaded;
  };
  // The server loads the messages of all islands with those of the frame.
  const onServer = typeof window === 'undefined' ? fetch(() => Promise.resolve(true)) : null;
  onServer?.catch(() => undefined);

  function Island(props: Props) {
    const [component, setComponent] = useState<{ type: ComponentType<Props> } | null>(() => (loaded ? { type: loaded } : null));
    const element = useRef<HTMLDivElement>(null);
    const carriedOver = useRef<() => void>(undefined);
    const loadMessages = useLoadMessages();
    const frame = useFrame();
    const drawnFor = useRef(frame);
    useEffect(() => {
      const island = element.current;
      if (component || !island) return;
      let state: 'waiting' | 'loading' | 'over' = 'waiting';
      let pressed: Element | null = null;
      const onClick = ({ target }: MouseEvent) => {
        pressed = target instanceof Element ? target.closest('button') : null;
        intend();
      };
      const start = () => {
        if (state !== 'waiting') return;
        state = 'loading';
        const fetchAll = () => Promise.all([fetch(loadMessages), import('./carry-over.ts'), ...inside(frame).map((other) => other.fetch(loadMessages))] as const);
        fetchAll().catch(fetchAll).then(
          ([type, { carryOver }]) => {
            if (state === 'over') return;
            carriedOver.current = carryOver(island, pressed);
            setComponent({ type });
          },
          (error: unknown) => {
            // The next intention tries again.
            if (state === 'loading') state = 'waiting';
            reportError(error);
            if (pressed) showIncompletePage();
            pressed = null;
          },
        );
      };
      const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(), { rootMargin: nearby });
      if (startsNear) observer.observe(island);
      island.addEventListener('click', onClick);
      // What is fetched must not delay the frame that answers a press.
      const intend = () => afterPaint(window, start);
      for (const type of intentions) window.addEventListener(type, intend, { passive: true });
      // It was not on the page that the server drew, or was drawn from what has changed since.
      if (!island.hasChildNodes() || drawnFor.current !== frame) start();
      return () => {
        state = 'over';
        observer.disconnect();
        island.removeEventListener('click', onClick);
        for (const type of intentions) window.removeEventListener(type, intend);
      };
    }, [component, loadMessages, frame]);
    useLayoutEffect(() => carriedOver.current?.(), [component]);

    const type = component?.type ?? (onServer && use(onServer));
    if (type) return <div>{createElement(type, props)}</div>;
    return <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
  }
  return Object.assign(Island, { fetch });
}
