export { NeedHelp, type NeedHelpProps, type NeedHelpStatus } from './need-help.tsx';
export type { NeedHelpWords, HelpHours } from './need-help.words.ts';
