import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, StateMatrix } from '../story-utils/state-matrix.tsx';
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
          label={`Dokument (${state})`}
          name={id}
          options={[
            { value: 'receipt', label: 'Paragon', disabled: state === 'disabled' },
            { value: 'invoice', label: 'Faktura' },
          ]}
          defaultValue={state === 'filled' ? 'receipt' : undefined}
          error={state === 'invalid' ? 'Wybierz dokument.' : undefined}
        />
      )}
    </StateMatrix>
  ),
};
