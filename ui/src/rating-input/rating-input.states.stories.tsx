import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { RatingInput } from './index.ts';

const meta = {
  title: 'State sheets/RatingInput',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['default']} states={['rest', 'hover', 'focus-visible', 'filled', 'invalid']}>
      {({ state, id }) => (
        <RatingInput
          label={sampleText('Rating ({state})', { state })}
          name={id}
          defaultValue={state === 'filled' ? 4 : 0}
          error={state === 'invalid' ? sampleText('Choose a rating from 1 to 5.') : undefined}
        />
      )}
    </StateMatrix>
  ),
};
