import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { OptionPicker } from './index.ts';

const meta = {
  title: 'State sheets/OptionPicker',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['default']} states={fieldStates}>
      {({ state, id }) => (
        <OptionPicker
          label={sampleText('Capacity ({state})', { state })}
          name={id}
          options={[
            { value: '30', label: '30 ml', disabled: state === 'disabled' },
            { value: '60', label: '60 ml' },
          ]}
          defaultValue={state === 'filled' ? '30' : undefined}
          error={state === 'invalid' ? sampleText('Choose a capacity.') : undefined}
        />
      )}
    </StateMatrix>
  ),
};
