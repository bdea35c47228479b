import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleText } from '../story-utils/sample-text.ts';
import { PostalAddress } from './index.ts';

const meta = {
  title: 'UI/Text/PostalAddress',
  component: PostalAddress,
  args: {
    lines: [
      sampleText('Anna Newman'),
      sampleText('21 High Street'),
      sampleText('Oxford OX1 4AG'),
      sampleText('Poland'),
    ],
  },
} satisfies Meta<typeof PostalAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const LongTexts: Story = {
  args: {
    lines: [
      sampleText('Constance Featherstonehaugh-Cholmondeley'),
      sampleText('140 King Edward Estate, staircase B, flat 27'),
      sampleText('Blakehopeburnhaugh NE19 1SG'),
    ],
  },
};
