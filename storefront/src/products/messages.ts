import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    products: typeof texts;
  }
}

export const productsMessages = defineMessageCatalog('products', import.meta.glob('./messages/*.json'));
