import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    content: typeof texts;
  }
}

export const contentMessages = defineMessageCatalog('content', import.meta.glob('./messages/*.json'));
