import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    search: typeof texts;
  }
}

export const searchMessages = defineMessageCatalog('search', import.meta.glob('./messages/*.json'));
