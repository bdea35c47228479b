import { defineCatalogue } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    orders: typeof texts;
  }
}

export const ordersCatalogue = defineCatalogue('orders', import.meta.glob('./messages/*.json'));
