import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    stores: typeof texts;
  }
}

export const storesMessages = defineMessageCatalog('stores', import.meta.glob('./messages/*.json'));
