import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { ProgressBar } from './index.ts';

const meta = {
  title: 'State sheets/ProgressBar',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  // Meters are on subdued panels; on the page their track is hardly visible.
  globals: { backgrounds: { value: 'quiet' } },
  render: () => (
    <StateMatrix variants={['0%', '25%', '100%']}>
      {({ variant }) => (
        <div style={{ inlineSize: '20ch' }}>
          <ProgressBar label={sampleText('Sending the photo: {variant}', { variant })} value={parseInt(variant, 10)} />
        </div>
      )}
    </StateMatrix>
  ),
};
