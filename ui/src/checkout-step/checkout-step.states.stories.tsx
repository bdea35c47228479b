import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { CheckoutStep, checkoutStepStates } from './index.ts';

const meta = {
  title: 'State sheets/CheckoutStep',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
  // The background of the checkout: steps have the color of the page, which no edge separates from it.
  globals: { backgrounds: { value: 'quiet' } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <>
      {checkoutStepStates.map((step) => (
        <StateMatrix
          key={step}
          variants={[step]}
          // Only a complete step has a control of its own.
          states={step === 'complete' ? ['rest', 'hover', 'focus-visible', 'active'] : ['rest']}
        >
          {({ state }) => (
            <CheckoutStep
              number={2}
              state={step}
              title={`${sampleText('Shipping')} (${step}, ${state})`}
              summary={sampleText('Parcel locker OX12A, €12.99')}
              onEdit={() => undefined}
            >
              {sampleText('Tomorrow or the day after')}
            </CheckoutStep>
          )}
        </StateMatrix>
      ))}
    </>
  ),
};
