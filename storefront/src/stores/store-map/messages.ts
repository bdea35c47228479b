import { defineMessageCatalog } from '../../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../../i18n/message-id.ts' {
  interface MessageTexts {
    'stores/store-map': typeof texts;
  }
}

export const storeMapMessages = defineMessageCatalog('stores/store-map', import.meta.glob('./messages/*.json'));
