import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { TextField, textFieldTypes } from './index.ts';

const meta = {
  title: 'State sheets/TextField',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={textFieldTypes} states={fieldStates}>
      {({ variant, state, id }) => (
        <TextField
          label="Adres e-mail"
          name={id}
          type={variant}
          placeholder="imie@example.pl"
          disabled={state === 'disabled'}
          defaultValue={state === 'filled' || state === 'invalid' ? 'ola@' : undefined}
          error={state === 'invalid' ? 'Wpisz poprawny adres e-mail.' : undefined}
        />
      )}
    </StateMatrix>
  ),
};
