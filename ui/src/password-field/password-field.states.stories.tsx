import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { PasswordField } from './index.ts';

const meta = {
  title: 'State sheets/PasswordField',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['default']} states={fieldStates}>
      {({ state, id }) => (
        <PasswordField
          label="Hasło"
          name={id}
          autoComplete="current-password"
          disabled={state === 'disabled'}
          defaultValue={state === 'filled' || state === 'invalid' ? 'Kasztan' : undefined}
          error={state === 'invalid' ? 'Hasło ma mniej niż 8 znaków.' : undefined}
        />
      )}
    </StateMatrix>
  ),
};
