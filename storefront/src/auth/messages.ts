import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    auth: typeof texts;
  }
}

export const authMessages = defineMessageCatalog('auth', import.meta.glob('./messages/*.json'));
