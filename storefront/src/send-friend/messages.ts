import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    'send-friend': typeof texts;
  }
}

export const sendFriendMessages = defineMessageCatalog('send-friend', import.meta.glob('./messages/*.json'));
