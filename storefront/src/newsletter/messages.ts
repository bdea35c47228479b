import { defineCatalogue } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    newsletter: typeof texts;
  }
}

export const newsletterCatalogue = defineCatalogue('newsletter', import.meta.glob('./messages/*.json'));
