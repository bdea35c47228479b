import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { PriceRange } from './index.ts';

const meta = {
  title: 'State sheets/PriceRange',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['empty', 'applied']} states={['rest', 'hover', 'focus-visible']}>
      {({ variant }) => (
        <div style={{ inlineSize: '20rem' }}>
          <PriceRange onApply={() => undefined} {...(variant === 'applied' && { value: { from: 20, to: 50 } })} />
        </div>
      )}
    </StateMatrix>
  ),
};
