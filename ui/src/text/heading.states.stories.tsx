import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix, getVariants } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { Heading } from './index.ts';
import { headingSize } from './text.css.ts';

const meta = {
  title: 'State sheets/Heading',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={getVariants(headingSize)}>
      {({ variant }) => (
        <Heading level={3} size={variant}>
          {sampleText('Vitamin D for winter')}
        </Heading>
      )}
    </StateMatrix>
  ),
};
