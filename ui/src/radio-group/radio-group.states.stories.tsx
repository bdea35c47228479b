import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { RadioGroup } from './index.ts';

const meta = {
  title: 'State sheets/RadioGroup',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['default']} states={fieldStates}>
      {({ state, id }) => (
        <RadioGroup
          label={sampleText('Document ({state})', { state })}
          name={id}
          options={[
            { value: 'receipt', label: sampleText('Receipt'), disabled: state === 'disabled' },
            { value: 'invoice', label: sampleText('Invoice') },
          ]}
          defaultValue={state === 'filled' ? 'receipt' : undefined}
          error={state === 'invalid' ? sampleText('Choose a document.') : undefined}
        />
      )}
    </StateMatrix>
  ),
};
