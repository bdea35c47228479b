import {
  PageBuilderProvider,
  RichContent,
  type PageBuilderStrings,
  type RichContentProps,
} from '@witryna/page-builder';
import { useWitryna } from '@witryna/ui/provider';
import { useCallback, useMemo } from 'react';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { useCommerce } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { createImageResolver, getMediaSource } from '../media/index.ts';
import { CmsProducts } from './cms-products.tsx';

/** CMS content in the shop: its links, products and words are the shop's. */
export function ShopRichContent(props: RichContentProps) {
  const intl = useIntl();
  const { store, settings } = useLayout();
  const { client } = useCommerce();
  const { strings: ui } = useWitryna();
  const loadBlock = useCallback(
    async (identifier: string) => (await import('./parse-content.ts')).loadBlock(client, identifier, settings),
    [client, settings],
  );
  const strings = useMemo((): Partial<PageBuilderStrings> => {
    const text = intl.formatMessage;
    return {
      ...ui.carousel,
      slider: text('content.slider'),
      products: text('content.products'),
      backgroundVideo: text('content.backgroundVideo'),
      table: text('content.table'),
      pauseVideo: text('content.pauseVideo'),
      playVideo: text('content.playVideo'),
      opensInNewTab: text('content.opensInNewTab'),
      openLink: text('content.openLink'),
      dialog: text('content.dialog'),
      closeDialog: text('content.closeDialog'),
      loading: text('content.loading'),
      map: text('content.map'),
      skipMap: text('content.skipMap'),
      showOnMap: text('content.showOnMap'),
      video: text('content.video'),
      openSocialWall: text('content.openSocialWall'),
      skipSocialWall: text('content.skipSocialWall'),
      socialWall: text('content.socialWall'),
      noBlocks: text('content.noBlocks'),
      loadFailed: text('content.loadFailed'),
      retry: text('content.retry'),
      playHostedVideo: (title) => text('content.playFilm', { title }),
    };
  }, [intl, ui]);
  const hosts = useMemo(
    () =>
      // A path below that of the store view is another one in the shop.
      Object.keys(settings.shopUrls ?? {}).flatMap((url) => {
        const [host = '', ...path] = url.split('/');
        return path.every((segment) => segment === store.storeCode) ? [host] : [];
      }),
    [store, settings],
  );
  const resolveImageUrl = useMemo(() => createImageResolver(getMediaSource({ store, settings })), [store, settings]);
  return (
    <PageBuilderProvider
      strings={strings}
      resolveImageUrl={resolveImageUrl}
      shopHosts={hosts}
      scriptHosts={settings.socialHosts}
      requireScriptConsent
      loadBlock={loadBlock}
      productsComponent={CmsProducts}
    >
      <RichContent {...props} />
    </PageBuilderProvider>
  );
}
