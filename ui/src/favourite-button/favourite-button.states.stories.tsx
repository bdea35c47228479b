import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlStates, StateMatrix } from '../samples/state-matrix.tsx';
import { FavouriteButton } from './index.ts';

const meta = { title: 'State sheets/FavouriteButton', tags: ['sheet', '!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['not pressed', 'pressed']} states={controlStates}>
      {({ variant, state }) => (
        <FavouriteButton
          label={`Ulubione: Magnez (${state})`}
          defaultPressed={variant === 'pressed'}
          disabled={state === 'disabled'}
          busy={state === 'busy'}
        />
      )}
    </StateMatrix>
  ),
};
