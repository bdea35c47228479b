import { defineMessageCatalog } from '../../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../../i18n/message-id.ts' {
  interface MessageTexts {
    'cart/adding': typeof texts;
  }
}

/** Messages of every page with products; the other messages of the cart are loaded with the cart. */
export const addingMessages = defineMessageCatalog('cart/adding', import.meta.glob('./messages/*.json'));
