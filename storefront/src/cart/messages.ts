import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    cart: typeof texts;
  }
}

export const cartMessages = defineMessageCatalog('cart', import.meta.glob('./messages/*.json'));
