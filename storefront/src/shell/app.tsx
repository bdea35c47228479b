import '@witryna/ui/styles';
import './fonts.css';
import { LogoGlyph } from '@witryna/ui/icon';
import { WitrynaProvider } from '@witryna/ui/provider';
import { useMemo, type ReactNode } from 'react';
import { CommerceProvider, type CommerceClient, type QueryCache } from '../commerce/index.ts';
import { bindShortWords, useUiStrings } from '../i18n/index.ts';
import { createImageResolver, getMediaSource } from '../media/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import type { LayoutData } from '../platform/layout/layout-data.ts';
import { Layout } from './layout/layout.tsx';
import { AppLink } from '../platform/navigation/app-link.tsx';
import { closeOnBack } from '../platform/navigation/close-on-back.ts';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';

export interface AppProps {
  layout: LayoutData;
  client: CommerceClient;
  /** Answers of the backend: what the server fetched for the first page, later everything fetched in the browser. */
  queryCache: QueryCache;
  /** Number of the shopper's identity; changes at sign-in and sign-out. */
  epoch: number;
  /** The page. */
  children: ReactNode;
}

/**
 * The shop around a page: providers and layout. Router and messages are outside, because server and browser differ in
 * them.
 */
export function App({ layout, client, queryCache, epoch, children }: AppProps) {
  const navigation = useNavigation();
  const strings = useUiStrings();
  const onModalOpen = useMemo(() => (navigation ? closeOnBack(navigation) : undefined), [navigation]);
  const { locale } = layout.store;
  const getHeadingText = useMemo(() => (text: string) => bindShortWords(text, locale), [locale]);
  const resolveImageUrl = useMemo(() => createImageResolver(getMediaSource(layout)), [layout]);
  const { logoMark } = layout.settings;
  const mark = useMemo(() => logoMark && <LogoGlyph size="large" />, [logoMark]);
  return (
    <WitrynaProvider
      strings={strings}
      linkComponent={AppLink}
      resolveImageUrl={resolveImageUrl}
      onModalOpen={onModalOpen}
      getHeadingText={getHeadingText}
      mark={mark}
    >
      <CommerceProvider client={client} cache={queryCache} storeView={layout.store.storeCode} epoch={epoch}>
        <LayoutProvider value={layout}>
          <Layout>{children}</Layout>
        </LayoutProvider>
      </CommerceProvider>
    </WitrynaProvider>
  );
}
