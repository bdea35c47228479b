import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { Price } from '../price/index.ts';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { getSampleSale } from '../story-utils/sample-sale.tsx';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { ProductCard } from './index.ts';

const meta = {
  title: 'State sheets/ProductCard',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['for sale', 'sold out']} states={['rest', 'hover', 'focus-visible', 'active']} target="a">
      {({ variant }) => (
        <div style={{ inlineSize: '14rem' }}>
          <ProductCard
            name={sampleText('Vitamin C 1000')}
            href="#vitamin-c"
            imageSrc={getSampleImage(sampleText('Vitamin C'))}
            price={<Price final={samplePrice(3990)} />}
            {...getSampleSale(variant === 'sold out')}
          />
        </div>
      )}
    </StateMatrix>
  ),
};
