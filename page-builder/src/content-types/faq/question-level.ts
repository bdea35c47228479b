import { shiftLevel } from '../../render/heading-shift.ts';

/** The level of questions, an `h3` in the markup, after lowering it; sections can be headings down to the fifth. */
export function questionLevel(shift: number): 3 | 4 | 5 {
  const level = shiftLevel(3, shift);
  return level === 3 || level === 4 ? level : 5;
}
