import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix, getVariants } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { QuantityStepper } from './index.ts';
import { size } from './quantity-stepper.css.ts';

const meta = {
  title: 'State sheets/QuantityStepper',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix
      variants={getVariants(size)}
      states={['rest', 'hover', 'focus-visible', 'active', 'disabled', 'busy', 'invalid']}
    >
      {({ variant, state }) => (
        <QuantityStepper
          size={variant}
          value={state === 'invalid' ? 15 : 2}
          max={12}
          onValueChange={() => undefined}
          disabled={state === 'disabled'}
          loading={state === 'busy'}
          itemName={sampleText('Magnesium ({state})', { state })}
        />
      )}
    </StateMatrix>
  ),
};
