import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
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
          label={sampleText('E-mail address')}
          name={id}
          type={variant}
          placeholder="name@example.com"
          disabled={state === 'disabled'}
          defaultValue={state === 'filled' || state === 'invalid' ? 'ola@' : undefined}
          error={state === 'invalid' ? sampleText('Enter a valid e-mail address.') : undefined}
        />
      )}
    </StateMatrix>
  ),
};
