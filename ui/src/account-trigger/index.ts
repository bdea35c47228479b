export { AccountTrigger, type AccountLink, type AccountTriggerProps } from './account-trigger.tsx';
export type { AccountTriggerWords } from './account-trigger.words.ts';
