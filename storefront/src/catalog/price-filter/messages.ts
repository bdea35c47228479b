import { defineMessageCatalog } from '../../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../../i18n/message-id.ts' {
  interface MessageTexts {
    'catalog/price-filter': typeof texts;
  }
}

export const priceFilterMessages = defineMessageCatalog('catalog/price-filter', import.meta.glob('./messages/*.json'));
