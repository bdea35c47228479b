import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
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
          label={sampleText('Password')}
          name={id}
          autoComplete="current-password"
          disabled={state === 'disabled'}
          defaultValue={state === 'filled' || state === 'invalid' ? 'Chestnut' : undefined}
          error={state === 'invalid' ? sampleText('Enter at least 8 characters.') : undefined}
        />
      )}
    </StateMatrix>
  ),
};
