import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screen, screenParameters } from './screen.tsx';

const meta = {
  title: 'Storefront/Screens/Stores',
  tags: ['screen', '!autodocs'],
  parameters: screenParameters,
} satisfies Meta;

export default meta;

const list = { path: '/stores', recordings: ['stores'] };
const store = { path: '/stores/bialystok', recordings: ['store'] };

export const Default = screen({
  ...list,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Przeczytaj etykiety/)).toBeVisible();
    // Regions with one shop share a row on large screens.
    const [first, second] = canvas.getAllByRole('heading', { level: 2 }).map((name) => name.getBoundingClientRect());
    await expect(first?.top === second?.top).toBe(window.innerWidth >= 640);
  },
});
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
