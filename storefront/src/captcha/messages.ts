import { defineMessageCatalog } from '../i18n/index.ts';
import type texts from './messages/en_US.json';

declare module '../i18n/message-id.ts' {
  interface MessageTexts {
    captcha: typeof texts;
  }
}

export const captchaMessages = defineMessageCatalog('captcha', import.meta.glob('./messages/*.json'));
