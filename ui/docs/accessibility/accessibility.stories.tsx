import type { Meta, StoryObj } from '@storybook/react-vite';
import lines from '../../accessibility.json' with { type: 'json' };
import type { AccessibilityLine } from '../passport/passport.ts';
import { AccessibilityList } from './accessibility-list.tsx';

const isKind = (kind: string) => kind === 'test' || kind === 'story';

/** TypeScript takes the kinds of a JSON file for plain strings; this tells it which they are. */
const isLine = (line: (typeof lines)[number]): line is (typeof lines)[number] & AccessibilityLine => line.proofs.every(({ kind }) => isKind(kind));

/**
 * What the components have to do for people who use a keyboard, a screen reader, large text or no motion, and which tests and stories prove it.
 * `npm run passports` gathers it from their titles into `ui/accessibility.json`.
 */
const meta = {
  title: 'Foundations/Accessibility',
  component: AccessibilityList,
  // It changes with the title of any test.
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof AccessibilityList>;

export default meta;

/** Too long for axe to read in every theme and width: what it consists of is in the other story. */
export const Lines: StoryObj<typeof meta> = { tags: ['!test'], args: { lines: lines.filter(isLine) } };

export const Kinds: StoryObj<typeof meta> = {
  args: {
    lines: [
      {
        id: 'QS-1',
        text: 'A numeric field, named with the product.',
        area: 'Quantity',
        components: ['quantity-stepper'],
        byHand: false,
        proofs: [{ file: 'ui/src/quantity-stepper/quantity-stepper.test.tsx', title: 'QuantityStepper › QS-1 is a numeric field', kind: 'test' }],
      },
      { id: 'QS-2', text: 'Arrows, Home and End change it.', area: 'Quantity', components: ['quantity-stepper'], byHand: false, proofs: [] },
      { id: 'QS-3', text: 'Screen readers speak the number.', area: 'Quantity', components: ['quantity-stepper'], byHand: true, proofs: [] },
    ],
  },
};
