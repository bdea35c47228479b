import { defineCatalogue } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    wishlist: typeof texts;
  }
}

export const wishlistCatalogue = defineCatalogue('wishlist', import.meta.glob('./messages/*.json'));
