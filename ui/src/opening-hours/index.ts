export { OpeningHours, type OpeningDay, type OpeningHoursProps, type SpecialDay } from './opening-hours.tsx';
export type { OpeningHoursWords } from './opening-hours.words.ts';
