import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix, getVariants } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { Text } from './index.ts';
import { size, tone } from './text.css.ts';

const meta = {
  title: 'State sheets/Text',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

/** Tones for the background of the page. */
const tones = getVariants(tone).filter((name) => name !== 'inverse');

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={getVariants(size).flatMap((name) => tones.map((shade) => ({ size: name, tone: shade })))}>
      {({ variant }) => <Text {...variant}>{sampleText('The quick brown fox, €39.90')}</Text>}
    </StateMatrix>
  ),
};
