import { useEffect } from 'react';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { setupWorker } from 'msw/browser';
import { MemoryRouter } from 'react-router-dom';
import { CartIdProvider } from '../../cart/index.ts';
import { IntlProvider } from '../../i18n/index.ts';
import { SessionProvider } from '../../session/index.ts';
import { App } from '../app.tsx';
import { createShopUi } from '../frame/shop-ui.ts';
import { ShopUiProvider } from '../frame/shop-ui-context.tsx';
import { PagePlaceholder } from '../page-placeholder.tsx';
import type { PageKind } from '../navigation/page-kinds.ts';
import { StorageProvider } from '../storage-context.tsx';
import { longTexts } from './long-texts.ts';
import { openScreen, type OpenScreen } from './open-screen.ts';
import { loadRecording } from './recordings.ts';
import { screenHandlers, type BackendBehaviour } from './screen-handlers.ts';

export interface ScreenOptions extends Omit<BackendBehaviour, 'failing'> {
  /** Address within the shop. */
  path: string;
  /** Recordings besides that of the frame, by file name. */
  recordings: readonly string[];
  /** What the browser remembers, by the keys of the shop's storage. */
  remembered?: Readonly<Record<string, unknown>>;
  /** What the tab remembers, by the keys of the session storage. */
  session?: Readonly<Record<string, unknown>>;
  /** Shows the placeholder of a page that takes long, in the outline of its type. */
  placeholder?: PageKind;
  /** Everything that only this screen asks for fails. Default false. */
  failing?: boolean;
  /** Names, titles and texts from the backend are as long as they can get. Default false. */
  long?: boolean;
  /** Texts are twice as large, as a reader may set them (WCAG 1.4.4). Default false. */
  largeText?: boolean;
  play?: NonNullable<StoryObj['play']>;
}

/** What all stories of screens share. A whole page has landmarks, so here axe also looks for what stands outside of them. */
export const screenParameters = { layout: 'fullscreen', controls: { disable: true }, a11y: { config: { rules: [] } } } as const;

// One for all stories.
const worker = setupWorker();

/** A story of a whole screen, fed by recorded answers of the backend. */
export function screen({ path, recordings, remembered = {}, session = {}, placeholder, failing = false, long = false, largeText = false, play, ...behaviour }: ScreenOptions): StoryObj {
  return {
    loaders: [
      async ({ globals }) => {
        const frameExchanges = await loadRecording('frame');
        const exchanges = (await Promise.all(recordings.map(loadRecording))).flat();
        worker.resetHandlers(
          ...screenHandlers([...exchanges, ...frameExchanges], {
            ...(long && { change: longTexts }),
            ...behaviour,
            failing: failing ? exchanges.map(({ operation }) => operation) : [],
          }),
        );
        await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
        for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, JSON.stringify(value));
        const locale = String(globals['locale'] ?? 'pl-PL');
        const pseudo = locale === 'en-XA';
        return { screen: await openScreen({ path, frameExchanges, remembered, locale: pseudo ? 'en-GB' : locale, pseudo }) };
      },
    ],
    beforeEach: () => {
      if (largeText) document.documentElement.style.fontSize = '200%';
      return () => {
        Object.keys(session).forEach((key) => sessionStorage.removeItem(key));
        document.documentElement.style.fontSize = '';
        void worker.stop();
      };
    },
    render: (_args, { loaded }) => (isOpen(loaded['screen']) ? <Screen screen={loaded['screen']} placeholder={placeholder} /> : <></>),
    ...(play && { play }),
    // Line G-14, for all screens and their large texts.
    afterEach: async () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    },
  };
}

const isOpen = (value: unknown): value is OpenScreen => typeof value === 'object' && value !== null && 'page' in value;

/** The shop without its navigation: links lead nowhere. */
function Screen({ screen: { path, page, client, frame, intl, views, storage, session, cartId }, placeholder }: { screen: OpenScreen; placeholder: PageKind | undefined }) {
  useEffect(() => {
    const stay = (event: Event) => {
      if (event.type === 'submit' || (event.target instanceof Element && event.target.closest('a[href]'))) event.preventDefault();
    };
    document.addEventListener('click', stay);
    document.addEventListener('submit', stay);
    return () => {
      document.removeEventListener('click', stay);
      document.removeEventListener('submit', stay);
    };
  }, []);
  return (
    <IntlProvider value={intl}>
      <ShopUiProvider value={createShopUi()}>
        <StorageProvider value={storage}>
          <SessionProvider value={session}>
            <CartIdProvider value={cartId}>
              <MemoryRouter initialEntries={[path]}>
                <App frame={frame} client={client} views={views} epoch={0}>
                  {placeholder ? <PagePlaceholder kind={placeholder} /> : page}
                </App>
              </MemoryRouter>
            </CartIdProvider>
          </SessionProvider>
        </StorageProvider>
      </ShopUiProvider>
    </IntlProvider>
  );
}
