import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix, getVariants } from '../story-utils/state-matrix.tsx';
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
          final="44,90 zł"
          unit="0,75 zł / kapsułka"
          from={kind === 'from'}
          {...(kind === 'reduced' && { lowest30Days: '49,90 zł' })}
          {...(kind === 'reduced from regular' && { regular: '59,90 zł' })}
        />
      )}
    </StateMatrix>
  ),
};
