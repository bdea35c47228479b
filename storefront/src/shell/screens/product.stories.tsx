import type { Meta } from '@storybook/react-vite';
import { screen, screenParameters } from './screen.tsx';

const meta = {
  title: 'Storefront/Screens/Product',
  tags: ['screen', '!autodocs'],
  parameters: screenParameters,
} satisfies Meta;

export default meta;

const product = { path: '/witamina-c-1000.html', recordings: ['product'] };

export const Default = screen(product);
export const Loading = screen({ ...product, placeholder: 'product' });
export const SoldOut = screen({ ...product, change: soldOut });
export const Missing = screen({
  ...product,
  change: (answer, operation) => (operation === 'getProduct' ? { data: { products: { items: [] } } } : answer),
});
export const Failed = screen({ ...product, failing: true });
export const LongTexts = screen({ ...product, long: true });
export const LargeText = screen({ ...product, largeText: true });

/** The same answer with every stock status turned to sold out. */
function soldOut(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer).replaceAll('"IN_STOCK"', '"OUT_OF_STOCK"'));
}
