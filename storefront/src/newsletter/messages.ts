import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    newsletter: typeof texts;
  }
}

export const newsletterMessages = defineMessageCatalog('newsletter', import.meta.glob('./messages/*.json'));
