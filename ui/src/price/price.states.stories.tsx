import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix, getVariants } from '../story-utils/state-matrix.tsx';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { Price } from './index.ts';
import { current } from './price.css.ts';

const meta = {
  title: 'State sheets/Price',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix
      variants={getVariants(current).flatMap((size) =>
        ['regular', 'reduced', 'reduced from regular', 'from'].map((kind) => ({ size, kind })),
      )}
    >
      {({ variant: { size, kind } }) => (
        <Price
          size={size}
          final={samplePrice(4490)}
          unit={sampleText('€0.75\u00a0/\u00a0capsule')}
          from={kind === 'from'}
          {...(kind === 'reduced' && { lowest30Days: samplePrice(4990) })}
          {...(kind === 'reduced from regular' && { regular: samplePrice(5990) })}
        />
      )}
    </StateMatrix>
  ),
};
