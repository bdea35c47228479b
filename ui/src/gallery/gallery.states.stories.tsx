import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { Gallery } from './index.ts';

const meta = {
  title: 'State sheets/Gallery',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

/** Buttons of which the state is shown. */
const targets = [
  ['preview', 'button:not([aria-current])'],
  ['current preview', 'button[aria-current]'],
] as const;

export const States: StoryObj = {
  render: () => (
    <>
      {targets.map(([name, target]) => (
        <StateMatrix key={name} variants={[name]} states={['rest', 'hover', 'focus-visible', 'active']} target={target}>
          {({ state }) => (
            <div style={{ inlineSize: '16rem' }}>
              <Gallery
                strings={{ gallery: `${name}, ${state}` }}
                images={[sampleText('Front'), sampleText('Back')].map((view) => ({
                  src: getSampleImage(view),
                  alt: view,
                }))}
                maxWidth={320}
                sizes="256px"
              />
            </div>
          )}
        </StateMatrix>
      ))}
    </>
  ),
};
