import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { Rating } from './index.ts';

const meta = {
  title: 'State sheets/Rating',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <>
      <StateMatrix variants={['text']}>
        {() => <Rating value={sampleText('4.8')} count="(214)" label={sampleText('Rated 4.8 out of 5, 214 reviews')} />}
      </StateMatrix>
      <StateMatrix variants={['link']} states={['rest', 'hover', 'focus-visible', 'active']}>
        {() => (
          <Rating
            value={sampleText('4.8')}
            count="(214)"
            label={sampleText('Rated 4.8 out of 5, 214 reviews')}
            href="#reviews"
          />
        )}
      </StateMatrix>
    </>
  ),
};
