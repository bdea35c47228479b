import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    credit: typeof texts;
  }
}

export const creditMessages = defineMessageCatalog('credit', import.meta.glob('./messages/*.json'));
