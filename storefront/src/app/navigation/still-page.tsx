import { Suspense, use, useEffect, type ReactElement, type ReactNode } from 'react';
import { afterPaint } from '../after-paint.ts';
import { showIncompletePage } from '../incomplete-page.ts';
import { reportError } from '../report-error.ts';
import { noteActed } from '../use-acted.ts';
import type { NavigateOptions } from './browser-navigation.ts';
import { isFollowed } from './followed-path.ts';
import type { Act } from './redo.ts';

/** A page of which the server's markup stands until the shopper does something. */
export interface StillPage {
  /** What it shows, once that is fetched. */
  element: Promise<ReactElement>;
  /** Whether it has taken the markup over. */
  isAwake(): boolean;
  /** Fetches it now. */
  wake(): void;
  /** Tells that it is shown; what was done before is done now. */
  takeOver(): void;
  /** Tells that it is shown no longer. */
  leave(): void;
}

export interface StillPageOptions {
  window: Window;
  /** What was done before. */
  acts: readonly Act[];
  /** Fetches what the page shows. */
  load(): Promise<ReactElement>;
  /** Follows a link of the shop. */
  navigate(path: string, options: NavigateOptions): void;
}

/** What says that the shopper is there. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'click', 'change'] as const;

/** What does something when it is clicked, links aside. */
const pressable = 'button, label, input:is([type="checkbox"], [type="radio"], [type="submit"])';

/** Keys that move within what has the focus. */
const arrows = /^(?:Arrow|Home$|End$)/;

/** Time in ms after which a script that could not be fetched is fetched again. */
const retryAfter = 5000;

/**
 * Watches over the first page while it is as the server drew it. Its script is fetched when the shopper does anything at all, and
 * takes the markup over as it stands. Until then its links navigate; what is pressed or typed meanwhile is done once the script is there.
 */
export function createStillPage({ window, acts: earlyActs, load, navigate }: StillPageOptions): StillPage {
  let wake = () => {};
  const awoken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const acts = [...earlyActs];
  let awake = false;
  let failed = false;

  // React keeps the events of what it has not taken over from everything but the window's first listeners.
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(`main :is(a, ${pressable})`) : null;
    if (target instanceof HTMLAnchorElement) {
      if (!isFollowed(event, target)) return;
      const path = target.getAttribute('href') ?? '';
      // The first press meets code that has never run: it is seen to be pressed before that.
      afterPaint(window, () => navigate(path, { keepScroll: target.dataset['keepScroll'] !== undefined }));
    } else if (target) {
      acts.push({ type: 'press', target });
      if (failed) showIncompletePage();
    } else return;
    event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target.closest('main [role="tab"]') : null;
    if (!target || !arrows.test(event.key)) return;
    acts.push({ type: 'key', target, key: event.key });
    event.preventDefault();
  };
  const onInput = ({ target }: Event) => {
    if (!(target instanceof Element) || !('value' in target) || typeof target.value !== 'string') return;
    // A control is told of once, with its last value.
    const known = acts.findIndex((act) => act.type === 'input' && act.target === target);
    if (known >= 0) acts.splice(known, 1);
    acts.push({ type: 'input', target, value: target.value });
  };
  const listening = new AbortController();
  const { signal } = listening;
  // What is fetched must not delay the frame that answers a press.
  const onSign = () => afterPaint(window, () => wake());
  for (const sign of signs) window.addEventListener(sign, onSign, { capture: true, passive: true, once: true, signal });
  window.addEventListener('click', onClick, { capture: true, signal });
  window.addEventListener('keydown', onKeyDown, { capture: true, signal });
  for (const type of ['input', 'change']) window.addEventListener(type, onInput, { capture: true, signal });

  if (acts.length > 0) wake();
  const onFailure = () => {
    failed = true;
    // What was done would be lost if the page were loaded again.
    if (acts.length > 0) showIncompletePage();
    // Its script may be gone after a deployment: the boot script loads the page again, once.
    else window.dispatchEvent(new Event('witryna:failed'));
  };

  return {
    element: awoken.then(() => untilFetched(load, onFailure)),
    isAwake: () => awake,
    wake: () => wake(),
    takeOver: () => {
      if (signal.aborted) return;
      awake = true;
      listening.abort();
      // What woke the page came before anything on it could hear of it.
      noteActed();
      if (acts.length > 0) import('./redo.ts').then(({ redo }) => redo(acts)).catch(showIncompletePage);
    },
    leave: () => listening.abort(),
  };
}

interface StillMarkupProps {
  still: Pick<StillPage, 'wake' | 'takeOver' | 'leave'>;
  /** The page, or the promise of one. */
  children: ReactElement | Promise<ReactElement>;
}

/** Shows a page; while there is only the promise of one, the server's markup of it stands. */
export function StillMarkup({ still, children }: StillMarkupProps) {
  useEffect(() => still.leave, [still]);
  return (
    <Suspense fallback={<Lost onLost={still.wake} />}>
      <Awake onAwake={still.takeOver}>{children}</Awake>
    </Suspense>
  );
}

function Awake({ onAwake, children }: { onAwake(): void; children: StillMarkupProps['children'] }): ReactNode {
  const page = children instanceof Promise ? use(children) : children;
  useEffect(onAwake, [onAwake]);
  return page;
}

/** Shown only where the markup was lost because something around it changed: then the page is drawn anew. */
function Lost({ onLost }: { onLost(): void }) {
  useEffect(onLost, [onLost]);
  return null;
}

// Never fails: what is missing is fetched again, and meanwhile the server's markup can be read and its links work.
async function untilFetched<Value>(fetch: () => Promise<Value>, onFailure: () => void): Promise<Value> {
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
