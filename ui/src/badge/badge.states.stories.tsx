import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { Badge, badgeTones } from './index.ts';

const meta = {
  title: 'State sheets/Badge',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={badgeTones}>
      {({ variant }) => <Badge tone={variant}>{sampleText('New')}</Badge>}
    </StateMatrix>
  ),
};
