import { sectionLevel, shiftLevel } from './heading-shift.ts';

/** Returns the heading level of questions and tabs after lowering it, at most 5. */
export function sectionHeading(shift: number): 3 | 4 | 5 {
  const level = shiftLevel(sectionLevel, shift);
  return level === 3 || level === 4 ? level : 5;
}
