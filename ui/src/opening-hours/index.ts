export { OpeningHours, type OpeningDay, type OpeningHoursProps, type SpecialDay } from './opening-hours.tsx';
export type { OpeningHoursStrings } from './opening-hours.strings.ts';
