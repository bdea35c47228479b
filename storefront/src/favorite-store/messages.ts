import { defineCatalogue } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    'favorite-store': typeof texts;
  }
}

export const favoriteStoreCatalogue = defineCatalogue('favorite-store', import.meta.glob('./messages/*.json'));
