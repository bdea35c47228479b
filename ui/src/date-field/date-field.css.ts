import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { inverse } from '../field/index.ts';

const { style, global } = layeredStyling('components');

/** As wide as a date needs; a wide empty box would suggest a longer text. */
export const input = style({
  maxWidth: `calc(4 * ${vars.space.x16})`,
  // Of the same height as other fields while it is empty, on iOS too.
  WebkitAppearance: 'none',
  textAlign: 'start',
  cursor: 'text',
  selectors: {
    '&::-webkit-calendar-picker-indicator': { cursor: 'pointer' },
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
    '&:disabled::-webkit-calendar-picker-indicator': { opacity: 0.4 },
  },
});

// Style sheets of applications, such as Bootstrap's, take the padding of some parts away, which moves the others.
global(['day', 'month', 'year', 'hour'].map((part) => `${input}::-webkit-datetime-edit-${part}-field`).join(), {
  padding: 'revert',
});

// The icon of the calendar is the browser's, and follows only the color scheme.
global(`${inverse} ${input}`, { colorScheme: 'dark' });
