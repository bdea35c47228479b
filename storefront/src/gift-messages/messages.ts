import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    'gift-messages': typeof texts;
  }
}

export const giftMessagesMessages = defineMessageCatalog('gift-messages', import.meta.glob('./messages/*.json'));
