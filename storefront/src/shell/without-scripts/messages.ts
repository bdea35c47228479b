import { defineMessageCatalog } from '../../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../../i18n/message-id.ts' {
  interface MessageTexts {
    'shell/without-scripts': typeof texts;
  }
}

/** Messages for browsers without scripts. The server alone shows them. */
export const withoutScriptsMessages = defineMessageCatalog(
  'shell/without-scripts',
  import.meta.glob('./messages/*.json'),
);
