import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    forms: typeof texts;
  }
}

/** Messages of the form checks. */
export const formsMessages = defineMessageCatalog('forms', import.meta.glob('./messages/*.json'));
