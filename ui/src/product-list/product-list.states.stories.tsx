import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from '../price/index.ts';
import { ProductCard } from '../product-card/index.ts';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { getSampleSale } from '../story-utils/sample-sale.tsx';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { listImageSizes, ProductList } from './index.ts';

const meta = {
  title: 'State sheets/ProductList',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix
      variants={['for sale', 'sold out', 'being replaced']}
      states={['rest', 'hover', 'focus-visible', 'active']}
      target="article a"
    >
      {({ variant }) => (
        <div style={{ inlineSize: 'min(40rem, 80vw)' }}>
          <ProductList loading={variant === 'being replaced'}>
            <ProductCard
              name={sampleText('Vitamin C 1000')}
              subtitle={sampleText('60 capsules')}
              description={sampleText('Complete support for the normal function of the immune system')}
              href="#vitamin-c"
              imageSrc={getSampleImage(sampleText('Vitamin C'))}
              imageSizes={listImageSizes}
              price={<Price final={samplePrice(3990)} />}
              {...getSampleSale(variant === 'sold out')}
            />
          </ProductList>
        </div>
      )}
    </StateMatrix>
  ),
};
