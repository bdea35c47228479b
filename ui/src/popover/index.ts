export { Popover, type PopoverProps } from './popover.tsx';
export type { DisclosureOptions } from './use-disclosure.ts';
