import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { Select } from './index.ts';

const meta = {
  title: 'State sheets/Select',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['default']} states={fieldStates}>
      {({ state, id }) => (
        <Select
          label="Województwo"
          name={id}
          placeholder="Wybierz"
          options={[{ value: 'malopolskie', label: 'małopolskie' }]}
          disabled={state === 'disabled'}
          defaultValue={state === 'filled' ? 'malopolskie' : undefined}
          error={state === 'invalid' ? 'Wybierz województwo.' : undefined}
        />
      )}
    </StateMatrix>
  ),
};
