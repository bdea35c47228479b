export { Popover, type PopoverProps, type PopoverTriggerProps } from './popover.tsx';
export type { DisclosureOptions } from './use-disclosure.ts';
