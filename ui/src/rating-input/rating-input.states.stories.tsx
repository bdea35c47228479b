import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
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
          label={`Ocena (${state})`}
          name={id}
          defaultValue={state === 'filled' ? 4 : 0}
          error={state === 'invalid' ? 'Wybierz ocenę od 1 do 5.' : undefined}
        />
      )}
    </StateMatrix>
  ),
};
