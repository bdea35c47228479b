import { defineCatalogue } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    consent: typeof texts;
  }
}

export const consentCatalogue = defineCatalogue('consent', import.meta.glob('./messages/*.json'));
