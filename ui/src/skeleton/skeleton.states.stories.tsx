import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix, getVariants } from '../story-utils/state-matrix.tsx';
import { Skeleton } from './index.ts';
import { variant } from './skeleton.css.ts';

const meta = {
  title: 'State sheets/Skeleton',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={getVariants(variant)}>
      {({ variant }) => (
        <div style={{ inlineSize: '20ch', minBlockSize: '6ch' }}>
          <Skeleton variant={variant} />
        </div>
      )}
    </StateMatrix>
  ),
};
