import { memo, Suspense, use, useEffect, type ReactElement, type ReactNode } from 'react';
import { afterPaint } from './after-paint.ts';
import { toInputEvent } from './early-events.ts';
import { showIncompletePage } from './incomplete-page.ts';
import { replayQueuedEvents } from './replay-queued-events.ts';
import { reportError } from '../errors/report-error.ts';
import { markInteracted } from './use-has-interacted.ts';
import type { NavigateOptions } from '../navigation/browser-navigation.ts';
import { shouldHandleClick } from '../navigation/link-click.ts';
import type { QueuedEvent } from './replay-events.ts';

/** Server-rendered page that hydrates on the first interaction. */
export interface DeferredHydration {
  /** The page's element, once its script has loaded. */
  element: Promise<ReactElement>;
  /** Returns whether the page has hydrated. */
  isHydrated(): boolean;
  /** Aborted when the page has hydrated, or is no longer shown. */
  signal: AbortSignal;
  /** Starts loading the script of the page. */
  start(): void;
  /** Marks the page as hydrated and replays the queued events. */
  complete(): void;
  /** Stops listening; the page is no longer shown. */
  cancel(): void;
}

export interface DeferredHydrationOptions {
  window: Window;
  /** Events from before the application started. */
  queuedEvents: readonly QueuedEvent[];
  /** Loads the page. */
  load(): Promise<ReactElement>;
  /** Returns whether the code of the next pages is there. */
  isNavigationReady(): boolean;
  /** Follows a link of the shop. */
  navigate(path: string, options: NavigateOptions): void;
}

/** Events that start hydration. */
const interactions = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'click',
  'change',
] as const;

/** Elements that need the page's script to react to a click. Others, such as radio buttons, show their state at once. */
const pressable = 'button, input[type="submit"]';

/** Keys that move the focus within a component. */
const arrows = /^(?:Arrow|Home$|End$)/;

/** Time in ms after which loading is retried. */
const retryAfter = 5000;

/**
 * Creates the deferred hydration of the first page. Its script loads on the first interaction and hydrates the server's
 * HTML. Until then, the browser follows links, or the application once it has the code of the next pages, and clicks and
 * input are queued and replayed after hydration.
 */
export function createDeferredHydration({
  window,
  queuedEvents,
  load,
  isNavigationReady,
  navigate,
}: DeferredHydrationOptions): DeferredHydration {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  const events = [...queuedEvents];
  let isHydrated = false;
  let failed = false;

  // React stops events of content that it has not hydrated, except in capturing listeners of the window that are older.
  const onClick = (event: MouseEvent) => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>(`main :is(a, ${pressable})`) : null;
    if (target instanceof HTMLAnchorElement) {
      if (!shouldHandleClick(event, target)) return;
      const path = target.getAttribute('href') ?? '';
      const keepScroll = target.dataset['keepScroll'] !== undefined;
      // A document is there sooner than code and data, but what the shopper has entered would be lost in it.
      if (!isNavigationReady() && !keepScroll && events.length === 0) return;
      // Code that runs for the first time is slow: paint the pressed state before.
      afterPaint(window, () => navigate(path, { keepScroll, link: target }));
    } else if (target) {
      // The browser submits its form to the server.
      if (failed && target.dataset['replay'] !== undefined) return;
      events.push({ type: 'press', target });
      if (failed) showIncompletePage();
    } else return;
    event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target.closest('main [role="tab"]') : null;
    if (!target || !arrows.test(event.key)) return;
    events.push({ type: 'key', target, key: event.key });
    event.preventDefault();
  };
  const onInput = ({ target }: Event) => {
    // The rest has hydrated: its fields would get an old text back.
    const input = target instanceof Element && target.closest('main') && toInputEvent(target);
    if (!input) return;
    // Only the last value of a control is replayed.
    const known = events.findIndex((event) => event.type === input.type && event.target === target);
    if (known >= 0) events.splice(known, 1);
    events.push(input);
    if (failed && input.type === 'check') showIncompletePage();
  };
  const listening = new AbortController();
  const { signal } = listening;
  // Loading must not delay the next paint (INP).
  const onInteraction = () => afterPaint(window, () => start());
  for (const type of interactions)
    window.addEventListener(type, onInteraction, { capture: true, passive: true, once: true, signal });
  window.addEventListener('click', onClick, { capture: true, signal });
  window.addEventListener('keydown', onKeyDown, { capture: true, signal });
  for (const type of ['input', 'change']) window.addEventListener(type, onInput, { capture: true, signal });

  if (events.length > 0) start();
  const onFailure = () => {
    failed = true;
    // A reload would lose the queued events.
    if (events.length > 0) showIncompletePage();
    // The script may be missing after a deployment. The boot script reloads the page once.
    else window.dispatchEvent(new Event('witryna:failed'));
  };

  return {
    element: started.then(() => loadUntilDone(load, onFailure)),
    isHydrated: () => isHydrated,
    signal,
    start: () => start(),
    complete: () => {
      if (signal.aborted) return;
      isHydrated = true;
      listening.abort();
      // The interaction that started hydration came before the components could listen to it.
      markInteracted();
      replayQueuedEvents(events);
    },
    cancel: () => listening.abort(),
  };
}

interface DeferredContentProps {
  hydration: Pick<DeferredHydration, 'start' | 'complete' | 'cancel'>;
  /** The page, or a promise of it. */
  children: ReactElement | Promise<ReactElement>;
}

/**
 * Renders a page. While its promise is pending, the server's HTML stays. React discards that HTML when the component
 * re-renders, so it does only for another page.
 */
export const DeferredContent = memo(function DeferredContent({ hydration, children }: DeferredContentProps) {
  useEffect(() => hydration.cancel, [hydration]);
  return (
    <Suspense fallback={<MissingMarkup onLost={hydration.start} />}>
      <HydratedPage onHydrated={hydration.complete}>{children}</HydratedPage>
    </Suspense>
  );
});

function HydratedPage({
  onHydrated,
  children,
}: {
  onHydrated(): void;
  children: DeferredContentProps['children'];
}): ReactNode {
  const page = children instanceof Promise ? use(children) : children;
  useEffect(onHydrated, [onHydrated]);
  return page;
}

/** Renders only when React discards the server's HTML because something around it changed. The page must load then. */
function MissingMarkup({ onLost }: { onLost(): void }) {
  useEffect(onLost, [onLost]);
  return null;
}

// Never rejects: it retries, and the server's HTML stays usable until then.
async function loadUntilDone<Value>(fetch: () => Promise<Value>, onFailure: () => void): Promise<Value> {
  for (;;) {
    try {
      return await fetch().catch(fetch);
    } catch (error) {
      reportError(error);
      onFailure();
      await new Promise((resolve) => {
        setTimeout(resolve, retryAfter);
      });
    }
  }
}
