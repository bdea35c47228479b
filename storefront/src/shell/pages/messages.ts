import { defineMessageCatalog } from '../../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../../i18n/message-id.ts' {
  interface MessageTexts {
    'shell/pages': typeof texts;
  }
}

export const pagesMessages = defineMessageCatalog('shell/pages', import.meta.glob('./messages/*.json'));
