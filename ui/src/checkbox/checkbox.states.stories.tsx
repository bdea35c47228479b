import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, StateMatrix } from '../story-utils/state-matrix.tsx';
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
          label="Akceptuję regulamin"
          name={id}
          required={variant === 'required'}
          indeterminate={variant === 'indeterminate'}
          disabled={state === 'disabled'}
          defaultChecked={state === 'filled'}
          error={state === 'invalid' ? 'Zaznacz, aby przejść dalej.' : undefined}
        />
      )}
    </StateMatrix>
  ),
};
