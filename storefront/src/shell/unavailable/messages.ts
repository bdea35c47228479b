import { defineMessageCatalog } from '../../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../../i18n/message-id.ts' {
  interface MessageTexts {
    'shell/unavailable': typeof texts;
  }
}

/** Words of the pages that the server sends when it can render no other, or takes no form. */
export const unavailableMessages = defineMessageCatalog('shell/unavailable', import.meta.glob('./messages/*.json'));
