import type { Meta, StoryObj } from '@storybook/react-vite';
import { accessibilityLines } from './accessibility-lines.ts';
import { AccessibilityList } from './accessibility-list.tsx';

/**
 * What the components have to do for people who use a keyboard, a screen reader, large text or no motion, and which
 * tests and stories prove it. Storybook gathers it from their titles whenever it starts.
 */
const meta = {
  title: 'Foundations/Accessibility',
  component: AccessibilityList,
  // It changes with the title of any test.
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof AccessibilityList>;

export default meta;

/** Too long for axe to read in every theme and width: what it consists of is in the other story. */
export const Lines: StoryObj<typeof meta> = { tags: ['!test'], args: { lines: accessibilityLines } };

export const Kinds: StoryObj<typeof meta> = {
  args: {
    lines: [
      {
        id: 'QS-1',
        text: 'A numeric field, named with the product.',
        area: 'Quantity',
        components: ['quantity-stepper'],
        byHand: false,
        proofs: [
          {
            file: 'ui/src/quantity-stepper/quantity-stepper.test.tsx',
            title: 'QuantityStepper › QS-1 is a numeric field',
            kind: 'test',
          },
        ],
      },
      {
        id: 'QS-2',
        text: 'Arrows, Home and End change it.',
        area: 'Quantity',
        components: ['quantity-stepper'],
        byHand: false,
        proofs: [],
      },
      {
        id: 'QS-3',
        text: 'Screen readers speak the number.',
        area: 'Quantity',
        components: ['quantity-stepper'],
        byHand: true,
        proofs: [],
      },
    ],
  },
};
