import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { CheckoutStep, checkoutStepStates } from './index.ts';

const meta = {
  title: 'State sheets/CheckoutStep',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={checkoutStepStates} states={['rest', 'hover', 'focus-visible', 'active']}>
      {({ variant, state }) => (
        <CheckoutStep
          number={2}
          state={variant}
          title={`${sampleText('Shipping')} (${variant}, ${state})`}
          summary={sampleText('Parcel locker OX12A, €12.99')}
          onEdit={() => undefined}
        >
          {sampleText('Tomorrow or the day after')}
        </CheckoutStep>
      )}
    </StateMatrix>
  ),
};
