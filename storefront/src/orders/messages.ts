import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    orders: typeof texts;
  }
}

export const ordersMessages = defineMessageCatalog('orders', import.meta.glob('./messages/*.json'));
