import { defineCatalogue } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    stores: typeof texts;
  }
}

export const storesCatalogue = defineCatalogue('stores', import.meta.glob('./messages/*.json'));
