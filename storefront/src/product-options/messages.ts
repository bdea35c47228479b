import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    'product-options': typeof texts;
  }
}

/** Messages of what is chosen of a product. */
export const productOptionsMessages = defineMessageCatalog('product-options', import.meta.glob('./messages/*.json'));
