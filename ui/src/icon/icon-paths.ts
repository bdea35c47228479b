/** Path of `ChevronDownIcon`. */
export const chevronDownPath = 'm6 9.5 6 6 6-6';
/** Path of `CheckIcon`. */
export const checkPath = 'm5 12.5 4.5 4.5L19 7.5';
/** Path of `ArrowRightIcon`. */
export const arrowRightPath = 'M4 12h16m-6-6 6 6-6 6';
/** Path of `ArrowLeftIcon`. */
export const arrowLeftPath = 'M20 12H4m6-6-6 6 6 6';
/** Path of `StarIcon`, which is filled. */
export const starPath =
  'm12 2.5 2.900 6.200 6.600.9-4.800 4.700 1.200 6.700L12 17.800 6.100 21l1.200-6.700L2.5 9.600l6.600-.9z';
