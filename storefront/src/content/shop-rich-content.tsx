import { PageBuilderProvider, RichContent, type PageBuilderStrings, type RichContentProps } from '@witryna/page-builder';
import { useCallback, useMemo } from 'react';
import { useFrame } from '../app/index.ts';
import { useCommerce } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { CmsProducts } from './cms-products.tsx';
import { sentences, words } from './messages.ts';

/** CMS content in the shop: its links, products and words are the shop's. */
export function ShopRichContent(props: RichContentProps) {
  const intl = useIntl();
  const frame = useFrame();
  const { store, socialHosts = noHosts } = frame;
  const { client } = useCommerce();
  const loadBlock = useCallback(async (identifier: string) => (await import('./read-content.ts')).loadBlock(client, identifier, frame), [client, frame]);
  const strings = useMemo((): Partial<PageBuilderStrings> => ({
    ...Object.fromEntries(Object.entries(words).map(([name, message]) => [name, intl.formatMessage(message)])),
    slidePosition: (position, total) => intl.formatMessage(sentences.slidePosition, { position, total }),
    playFilm: (title) => intl.formatMessage(sentences.playFilm, { title }),
  }), [intl]);
  const hosts = useMemo(() => (store.mediaBaseUrl && URL.canParse(store.mediaBaseUrl) ? [new URL(store.mediaBaseUrl).host] : []), [store]);
  return (
    <PageBuilderProvider strings={strings} hosts={hosts} scriptHosts={socialHosts} askForScripts loadBlock={loadBlock} productsComponent={CmsProducts}>
      <RichContent {...props} />
    </PageBuilderProvider>
  );
}

/** Where the security policy lets no script of others run, a link stands for what wants one. */
const noHosts: readonly string[] = [];
