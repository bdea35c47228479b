import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, StateMatrix } from '../story-utils/state-matrix.tsx';
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
          label={`Widok (${variant}, ${state})`}
          name={id}
          segments={[
            { value: 'first', label: 'Lista' },
            { value: 'second', label: 'Mapa' },
          ]}
          defaultValue={state === 'invalid' ? '' : variant}
          disabled={state === 'disabled'}
          error={state === 'invalid' ? 'Wybierz widok.' : undefined}
        />
      )}
    </StateMatrix>
  ),
};
