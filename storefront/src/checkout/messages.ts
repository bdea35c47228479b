import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    checkout: typeof texts;
  }
}

export const checkoutMessages = defineMessageCatalog('checkout', import.meta.glob('./messages/*.json'));
