import type { Meta, StoryObj } from '@storybook/react-vite';
import { TruckIcon } from '../icon/index.ts';
import { StateMatrix } from '../samples/state-matrix.tsx';
import { Chip } from './index.ts';

const meta = { title: 'State sheets/Chip', tags: ['sheet', '!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['plain', 'with icon']} states={['rest', 'hover', 'focus-visible', 'active']}>
      {({ variant, state }) => (
        <Chip text={`bez glutenu (${state})`} icon={variant === 'with icon' && <TruckIcon size="small" />} onRemove={() => undefined} />
      )}
    </StateMatrix>
  ),
};
