import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    'store-view': typeof texts;
  }
}

export const storeViewMessages = defineMessageCatalog('store-view', import.meta.glob('./messages/*.json'));
