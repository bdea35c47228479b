import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    'sale-terms': typeof texts;
  }
}

/** Messages of prices by quantity and of fixed product taxes. */
export const saleTermsMessages = defineMessageCatalog('sale-terms', import.meta.glob('./messages/*.json'));
