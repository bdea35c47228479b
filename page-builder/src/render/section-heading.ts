import { sectionLevel, shiftLevel } from './heading-shift.ts';

/** The level of the headings of questions and tabs after lowering it; they can be headings down to the fifth. */
export function sectionHeading(shift: number): 3 | 4 | 5 {
  const level = shiftLevel(sectionLevel, shift);
  return level === 3 || level === 4 ? level : 5;
}
