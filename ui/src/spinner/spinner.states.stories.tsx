import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix, getVariants } from '../story-utils/state-matrix.tsx';
import { Spinner } from './index.ts';
import { size } from './spinner.css.ts';

const meta = {
  title: 'State sheets/Spinner',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => <StateMatrix variants={getVariants(size)}>{({ variant }) => <Spinner size={variant} />}</StateMatrix>,
};
