import { defineMessageCatalog } from '../../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../../i18n/message-id.ts' {
  interface MessageTexts {
    'cart/adding': typeof texts;
  }
}

/** What every page with products needs; the rest of the cart's messages come with the cart. */
export const addingMessages = defineMessageCatalog('cart/adding', import.meta.glob('./messages/*.json'));
