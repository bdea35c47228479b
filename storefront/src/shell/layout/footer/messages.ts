import { defineMessageCatalog } from '../../../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../../../i18n/message-id.ts' {
  interface MessageTexts {
    'shell/layout/footer': typeof texts;
  }
}

export const footerMessages = defineMessageCatalog('shell/layout/footer', import.meta.glob('./messages/*.json'));
