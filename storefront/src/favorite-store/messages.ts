import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    'favorite-store': typeof texts;
  }
}

export const favoriteStoreMessages = defineMessageCatalog('favorite-store', import.meta.glob('./messages/*.json'));
