import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    review: typeof texts;
  }
}

export const reviewMessages = defineMessageCatalog('review', import.meta.glob('./messages/*.json'));
