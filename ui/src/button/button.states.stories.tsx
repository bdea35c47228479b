import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { Button, buttonSizes, buttonVariants } from './index.ts';

const meta = {
  title: 'State sheets/Button',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix
      variants={buttonVariants.flatMap((variant) => buttonSizes.map((size) => ({ variant, size })))}
      states={controlStates}
    >
      {({ variant, state }) => (
        <Button
          {...variant}
          disabled={state === 'disabled'}
          loading={state === 'busy'}
          loadingLabel={sampleText('Adding…')}
        >
          {sampleText('To the cart')}
        </Button>
      )}
    </StateMatrix>
  ),
};
