import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { FilterButton } from './index.ts';

const meta = {
  title: 'State sheets/FilterButton',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['none chosen', 'two chosen']} states={controlStates}>
      {({ variant, state }) => (
        <FilterButton
          count={variant === 'two chosen' ? 2 : 0}
          disabled={state === 'disabled'}
          loading={state === 'busy'}
          // Wide windows show the filters themselves, and no button.
          style={{ display: 'inline-grid' }}
        />
      )}
    </StateMatrix>
  ),
};
