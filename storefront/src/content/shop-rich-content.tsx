import { PageBuilderProvider, RichContent, type PageBuilderStrings, type RichContentProps } from '@witryna/page-builder';
import { useMemo } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useFrame } from '../app/index.ts';
import { CmsProducts } from './cms-products.tsx';
import { messages } from './messages.ts';

/** CMS content in the shop: its links, products and words are the shop's. */
export function ShopRichContent(props: RichContentProps) {
  const intl = useIntl();
  const { store } = useFrame();
  const strings = useMemo((): PageBuilderStrings => {
    const text = (message: MessageDescriptor) => intl.formatMessage(message);
    return {
      carousel: text(messages.carousel),
      slide: text(messages.slide),
      slider: text(messages.slider),
      products: text(messages.products),
      previousSlide: text(messages.previousSlide),
      nextSlide: text(messages.nextSlide),
      pauseSlides: text(messages.pauseSlides),
      playSlides: text(messages.playSlides),
      chooseSlide: text(messages.chooseSlide),
      backgroundVideo: text(messages.backgroundVideo),
      map: text(messages.map),
      video: text(messages.video),
      table: text(messages.table),
      pauseVideo: text(messages.pauseVideo),
      playVideo: text(messages.playVideo),
      opensInNewTab: text(messages.opensInNewTab),
      openLink: text(messages.openLink),
      dialog: text(messages.dialog),
      closeDialog: text(messages.closeDialog),
      loading: text(messages.loading),
      loadFailed: text(messages.loadFailed),
      retry: text(messages.retry),
      slidePosition: (position, total) => intl.formatMessage(messages.slidePosition, { position, total }),
    };
  }, [intl]);
  const hosts = useMemo(() => (store.mediaBaseUrl && URL.canParse(store.mediaBaseUrl) ? [new URL(store.mediaBaseUrl).host] : []), [store]);
  return (
    <PageBuilderProvider strings={strings} hosts={hosts} productsComponent={CmsProducts}>
      <RichContent {...props} />
    </PageBuilderProvider>
  );
}
