import { defineCatalogue } from '../../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../../i18n/message-id.ts' {
  interface MessageTexts {
    'platform/layout': typeof texts;
  }
}

export const layoutCatalogue = defineCatalogue('platform/layout', import.meta.glob('./messages/*.json'));
