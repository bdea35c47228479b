import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    consent: typeof texts;
  }
}

export const consentMessages = defineMessageCatalog('consent', import.meta.glob('./messages/*.json'));
