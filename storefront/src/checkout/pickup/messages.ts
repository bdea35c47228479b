import { defineMessageCatalog } from '../../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../../i18n/message-id.ts' {
  interface MessageTexts {
    'checkout/pickup': typeof texts;
  }
}

export const pickupMessages = defineMessageCatalog('checkout/pickup', import.meta.glob('./messages/*.json'));
