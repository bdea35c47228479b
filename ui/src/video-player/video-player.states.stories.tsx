import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { VideoPlayer } from './index.ts';

const meta = {
  title: 'State sheets/VideoPlayer',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['placeholder']} states={['rest', 'hover', 'focus-visible', 'active']}>
      {() => (
        <div style={{ inlineSize: '20rem' }}>
          <VideoPlayer
            title={sampleText('How our black seed oil is made')}
            poster={
              <img
                src={getSampleImage(sampleText('Black seed'))}
                alt=""
                style={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }}
              />
            }
          >
            {() => null}
          </VideoPlayer>
        </div>
      )}
    </StateMatrix>
  ),
};
