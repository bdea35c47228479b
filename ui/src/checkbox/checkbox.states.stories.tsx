import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { Checkbox } from './index.ts';

const meta = {
  title: 'State sheets/Checkbox',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['optional', 'required', 'indeterminate']} states={fieldStates}>
      {({ variant, state, id }) => (
        <Checkbox
          label={sampleText('I accept the terms')}
          name={id}
          required={variant === 'required'}
          indeterminate={variant === 'indeterminate'}
          disabled={state === 'disabled'}
          defaultChecked={state === 'filled'}
          error={state === 'invalid' ? sampleText('Check this to continue.') : undefined}
        />
      )}
    </StateMatrix>
  ),
};
