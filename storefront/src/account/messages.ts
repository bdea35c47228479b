import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    account: typeof texts;
  }
}

export const accountMessages = defineMessageCatalog('account', import.meta.glob('./messages/*.json'));
