export { NeedHelp, type NeedHelpProps, type NeedHelpStatus } from './need-help.tsx';
export type { NeedHelpStrings, HelpHours } from './need-help.strings.ts';
