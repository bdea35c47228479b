import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    wishlist: typeof texts;
  }
}

export const wishlistMessages = defineMessageCatalog('wishlist', import.meta.glob('./messages/*.json'));
