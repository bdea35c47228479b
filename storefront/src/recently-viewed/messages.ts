import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    'recently-viewed': typeof texts;
  }
}

export const recentlyViewedMessages = defineMessageCatalog('recently-viewed', import.meta.glob('./messages/*.json'));
