import { defineMessageCatalog } from '../../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../../i18n/message-id.ts' {
  interface MessageTexts {
    'platform/layout': typeof texts;
  }
}

export const layoutMessages = defineMessageCatalog('platform/layout', import.meta.glob('./messages/*.json'));
