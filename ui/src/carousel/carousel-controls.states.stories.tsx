import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { TextLink } from '../text/index.ts';
import { Carousel } from './index.ts';

const meta = {
  title: 'State sheets/CarouselControls',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

/** Controls of which the state is shown; at the first slide the button back does nothing. */
const targets = [
  ['dot', '[role="tab"][aria-selected="false"]'],
  ['current dot', '[role="tab"][aria-selected="true"]'],
  ['next', 'button[aria-disabled="false"], button:not([role="tab"]):not([aria-disabled])'],
  ['previous, at the start', 'button[aria-disabled="true"]'],
] as const;

export const States: StoryObj = {
  render: () => (
    <>
      {targets.map(([name, target]) => (
        <StateMatrix key={name} variants={[name]} states={['rest', 'hover', 'focus-visible', 'active']} target={target}>
          {({ state }) => (
            <div style={{ inlineSize: '16rem' }}>
              <Carousel
                label={`${name}, ${state}`}
                items={[sampleText('Energy'), sampleText('Sleep')].map((title) => ({
                  key: title,
                  content: (
                    <div style={{ minBlockSize: '12rem', display: 'grid', placeContent: 'center' }}>
                      <TextLink href="#slide">{title}</TextLink>
                    </div>
                  ),
                }))}
              />
            </div>
          )}
        </StateMatrix>
      ))}
    </>
  ),
};
