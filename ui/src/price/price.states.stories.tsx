import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix, variantsOf } from '../samples/state-matrix.tsx';
import { Price } from './index.ts';
import { current } from './price.css.ts';

const meta = { title: 'State sheets/Price', tags: ['sheet', '!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={variantsOf(current).flatMap((size) => ['regular', 'reduced', 'from'].map((kind) => ({ size, kind })))}>
      {({ variant: { size, kind } }) => (
        <Price
          size={size}
          current="44,90 zł"
          unit="0,75 zł / kapsułka"
          from={kind === 'from'}
          {...(kind === 'reduced' && { regular: '59,90 zł', lowest30Days: '49,90 zł' })}
        />
      )}
    </StateMatrix>
  ),
};
