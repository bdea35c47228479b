export { AccountTrigger, type AccountLink, type AccountTriggerProps } from './account-trigger.tsx';
export type { AccountTriggerStrings } from './account-trigger.strings.ts';
