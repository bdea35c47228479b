import type { Meta } from '@storybook/react-vite';
import { screen, screenParameters } from './screen.tsx';

const meta = {
  title: 'Storefront/Screens/Stores',
  tags: ['screen', '!autodocs'],
  parameters: screenParameters,
} satisfies Meta;

export default meta;

const list = { path: '/stores', recordings: ['stores'] };
const store = { path: '/stores/bialystok', recordings: ['store'] };

export const Default = screen(list);
export const Empty = screen({
  ...list,
  change: (answer, operation) => (operation === 'getStoreList' ? { data: { absoStores: { items: [] } } } : answer),
});
export const Failed = screen({ ...list, failing: true });
export const LongTexts = screen({ ...list, long: true });
export const LargeText = screen({ ...list, largeText: true });
export const OneStore = screen(store);
export const OneStoreLongTexts = screen({ ...store, long: true });
export const OneStoreLargeText = screen({ ...store, largeText: true });
