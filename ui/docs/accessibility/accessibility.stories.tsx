import type { Meta, StoryObj } from '@storybook/react-vite';
import { accessibilityLines } from './accessibility-lines.ts';
import { AccessibilityList } from './accessibility-list.tsx';

/**
 * Requirements of the components for users of a keyboard, a screen reader, large text or reduced motion, and the tests
 * and stories that prove them. Storybook collects them from titles when it starts.
 */
const meta = {
  title: 'Foundations/Accessibility',
  component: AccessibilityList,
  // Changes with the title of any test.
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof AccessibilityList>;

export default meta;

// Too long for axe to check in every theme and width; the other story contains its parts.
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
