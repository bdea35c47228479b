import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    contact: typeof texts;
  }
}

export const contactMessages = defineMessageCatalog('contact', import.meta.glob('./messages/*.json'));
