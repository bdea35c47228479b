import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    withdrawal: typeof texts;
  }
}

export const withdrawalMessages = defineMessageCatalog('withdrawal', import.meta.glob('./messages/*.json'));
