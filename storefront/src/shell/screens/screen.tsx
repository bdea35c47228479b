import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { setupWorker } from 'msw/browser';
import { PageErrorFallback } from '../errors/error-fallbacks.tsx';
import type { UiStore } from '../../platform/layout/ui-store.ts';
import type { RouteName } from '../routes.ts';
import { PagePlaceholder } from '../page-placeholder.tsx';
import { longTexts } from './long-texts.ts';
import { openScreen, type OpenScreen } from './open-screen.ts';
import { OpenedScreen } from './opened-screen.tsx';
import { findResponse, loadRecording } from './recordings.ts';
import { createScreenMemory } from './screen-memory.ts';
import { screenHandlers, type BackendBehavior } from './screen-handlers.ts';
import { watchRequests, type RequestWatch } from './watch-requests.ts';

export interface ScreenOptions extends Omit<BackendBehavior, 'failing'> {
  /** Address within the shop. */
  path: string;
  /** Recordings besides that of the layout, by file name. */
  recordings: readonly string[];
  /** Local storage, by the keys of the shop. */
  remembered?: Readonly<Record<string, unknown>>;
  /** Session storage, by its keys. */
  session?: Readonly<Record<string, unknown>>;
  /** Shows the placeholder of a page that takes long, in the outline of its type. */
  placeholder?: RouteName;
  /** Sets what the layout itself stores, e.g. opens a panel: `(ui) => ui.setPanel('drawer')`. */
  prepare?(ui: UiStore): void;
  /** A link was followed and the next page is not there yet. Default false. */
  navigating?: boolean;
  /** The browser has no connection. Default false. */
  offline?: boolean;
  /** The page broke while it was rendered. Default false. */
  broken?: boolean;
  /** Whether analytics are configured, so that the consent banner opens. Default false. */
  measured?: boolean;
  /** Everything that only this screen asks for fails. Default false. */
  failing?: boolean;
  /** Names, titles and texts from the backend are as long as they can get. Default false. */
  long?: boolean;
  /** Texts are twice as large, as a reader may set them (WCAG 1.4.4). Default false. */
  largeText?: boolean;
  play?: NonNullable<StoryObj['play']>;
}

/**
 * What all stories of screens share. A whole page has landmarks, so here axe also looks for what stands outside of
 * them.
 */
export const screenParameters = {
  layout: 'fullscreen',
  controls: { disable: true },
  a11y: { config: { rules: [] } },
} as const;

/** Pins a story to the one width at which there is such a thing. */
export const onDesktop = { viewport: { value: 'desktop' } } as const;
export const onPhone = { viewport: { value: 'phone' } } as const;

/** A customer is signed in and has a cart; goes with the recordings `account` and `cart`. */
export const customer = { signin_token: 'token', cartId: 'cart' } as const;

// One for all stories of a document: a second start is refused, also while the first is under way.
const worker = setupWorker();
let started: Promise<unknown> | undefined;

const shownScreen = createScreenMemory<OpenScreen>();

/** Requests of the story that is shown. */
let requests: RequestWatch | undefined;

/**
 * A story of a whole screen, fed by recorded answers of the backend. It is over when all requests have their answers
 * and the page has settled, so that nothing can fail after it has passed.
 */
export function screen({ failing = false, long = false, largeText = false, ...options }: ScreenOptions): StoryObj {
  const {
    path,
    recordings,
    remembered = {},
    session = {},
    placeholder,
    prepare,
    navigating = false,
    offline = false,
    broken = false,
    measured = false,
    play,
    ...behavior
  } = options;
  return {
    loaders: [
      async ({ id, globals }) => {
        const shown = shownScreen.get(id);
        if (shown) return { screen: shown };
        const layoutExchanges = await loadRecording('layout');
        const ofLayout = new Set(layoutExchanges.map(({ operation }) => operation));
        const exchanges = (await Promise.all(recordings.map(loadRecording))).flat();
        worker.resetHandlers(
          ...screenHandlers([...exchanges, ...layoutExchanges], {
            ...behavior,
            failing: failing ? exchanges.map(({ operation }) => operation).filter((one) => !ofLayout.has(one)) : [],
            change: (answer, ...call) => {
              const changed = behavior.change ? behavior.change(answer, ...call) : answer;
              return long ? longTexts(changed) : changed;
            },
          }),
        );
        await (started ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' }));
        requests?.stop();
        requests = watchRequests(behavior.pending ?? []);
        for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, JSON.stringify(value));
        const locale = String(globals['locale'] ?? 'pl-PL');
        const pseudo = locale === 'en-XA';
        return {
          screen: await openScreen({
            path,
            capabilities: findResponse(layoutExchanges, 'capabilities', {}),
            remembered,
            locale: pseudo ? 'en-GB' : locale,
            pseudo,
            measured,
          }),
        };
      },
    ],
    beforeEach: ({ id, loaded: { screen: opened } }) => {
      const forget = isOpen(opened) ? shownScreen.keep(id, opened) : () => undefined;
      if (largeText) document.documentElement.style.fontSize = '200%';
      if (offline) Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
      return () => {
        forget();
        Reflect.deleteProperty(navigator, 'onLine');
        Object.keys(session).forEach((key) => sessionStorage.removeItem(key));
        document.documentElement.style.fontSize = '';
        requests?.stop();
        worker.resetHandlers();
      };
    },
    render: (_args, { loaded: { screen: opened } }) =>
      isOpen(opened) ? (
        <OpenedScreen
          screen={opened}
          navigating={navigating}
          prepare={(ui) => {
            if (offline) ui.setOnline(false);
            prepare?.(ui);
          }}
        >
          {broken ? <PageErrorFallback /> : placeholder ? <PagePlaceholder name={placeholder} /> : opened.page}
        </OpenedScreen>
      ) : (
        <></>
      ),
    play: async (context) => {
      await play?.(context);
      await requests?.settle(context.abortSignal);
    },
    // Line G-14, for all screens and their large texts.
    afterEach: async () => {
      // The sticky header covers whatever a story scrolled below it, which axe reports as a small target.
      window.scrollTo({ top: 0, behavior: 'instant' });
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    },
  };
}

const isOpen = (value: unknown): value is OpenScreen => typeof value === 'object' && value !== null && 'page' in value;
