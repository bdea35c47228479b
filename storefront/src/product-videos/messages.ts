import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    'product-videos': typeof texts;
  }
}

/** Messages of the videos of products. */
export const productVideosMessages = defineMessageCatalog('product-videos', import.meta.glob('./messages/*.json'));
