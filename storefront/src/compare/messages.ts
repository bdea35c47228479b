import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    compare: typeof texts;
  }
}

export const compareMessages = defineMessageCatalog('compare', import.meta.glob('./messages/*.json'));
