import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { Select } from './index.ts';

const meta = {
  title: 'State sheets/Select',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['default']} states={fieldStates}>
      {({ state, id }) => (
        <Select
          label={sampleText('Region')}
          name={id}
          placeholder={sampleText('Choose')}
          options={[{ value: 'malopolskie', label: sampleText('Essex') }]}
          disabled={state === 'disabled'}
          defaultValue={state === 'filled' ? 'malopolskie' : undefined}
          error={state === 'invalid' ? sampleText('Choose a region.') : undefined}
        />
      )}
    </StateMatrix>
  ),
};
