import { defineCatalogue } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    search: typeof texts;
  }
}

export const searchCatalogue = defineCatalogue('search', import.meta.glob('./messages/*.json'));
