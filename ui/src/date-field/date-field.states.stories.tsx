import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { DateField, dateFieldTypes } from './index.ts';

const meta = {
  title: 'State sheets/DateField',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

const values = { date: '2027-03-12', time: '14:30', 'datetime-local': '2027-03-12T14:30' };

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={dateFieldTypes} states={fieldStates}>
      {({ variant, state, id }) => (
        <DateField
          label={sampleText('Shipping')}
          name={id}
          type={variant}
          disabled={state === 'disabled'}
          defaultValue={state === 'filled' || state === 'invalid' ? values[variant] : undefined}
          error={state === 'invalid' ? sampleText('Choose a later time.') : undefined}
        />
      )}
    </StateMatrix>
  ),
};
