import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { SegmentedControl } from './index.ts';

const meta = {
  title: 'State sheets/SegmentedControl',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['first', 'second']} states={fieldStates}>
      {({ variant, state, id }) => (
        <SegmentedControl
          label={sampleText('View ({variant}, {state})', { variant, state })}
          name={id}
          segments={[
            { value: 'first', label: sampleText('List') },
            { value: 'second', label: sampleText('Map') },
          ]}
          defaultValue={state === 'invalid' ? '' : variant}
          disabled={state === 'disabled'}
          error={state === 'invalid' ? sampleText('Choose a view.') : undefined}
        />
      )}
    </StateMatrix>
  ),
};
