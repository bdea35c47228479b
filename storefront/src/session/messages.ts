import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    session: typeof texts;
  }
}

export const sessionMessages = defineMessageCatalog('session', import.meta.glob('./messages/*.json'));
