import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, StateMatrix } from '../samples/state-matrix.tsx';
import { Combobox } from './index.ts';

const meta = { title: 'State sheets/Combobox', tags: ['sheet', '!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['optional', 'required']} states={fieldStates} target="input">
      {({ variant, state, id }) => (
        <Combobox
          label="Województwo"
          name={id}
          options={[{ value: 'małopolskie', label: 'małopolskie' }]}
          optional={variant === 'optional'}
          disabled={state === 'disabled'}
          defaultValue={state === 'filled' ? 'małopolskie' : ''}
          error={state === 'invalid' ? 'Wybierz województwo z listy.' : undefined}
        />
      )}
    </StateMatrix>
  ),
};
