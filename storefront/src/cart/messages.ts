import { defineCatalogue } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    cart: typeof texts;
  }
}

export const cartCatalogue = defineCatalogue('cart', import.meta.glob('./messages/*.json'));
