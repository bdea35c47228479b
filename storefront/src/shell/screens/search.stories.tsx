import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screen, screenParameters } from './screen.tsx';

const meta = {
  title: 'Storefront/Screens/Search',
  tags: ['screen', '!autodocs'],
  parameters: screenParameters,
} satisfies Meta;

export default meta;

const search = { path: '/search.html?query=magnez', recordings: ['search'] };

export const Default = screen({
  ...search,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sort = canvas.getByRole('combobox', { name: 'Sortuj według' });
    // On phones next to the button of the filters, from edge to edge.
    const card = canvas.getAllByRole('article').at(1);
    if (window.innerWidth < 640)
      await expect(sort.getBoundingClientRect().right).toBeCloseTo(card?.getBoundingClientRect().right ?? 0, 0);
  },
});
export const Loading = screen({ ...search, placeholder: 'search' });
export const Empty = screen({ path: '/search.html', recordings: [] });
export const NothingFound = screen({ path: '/search.html?query=qwertyuiop', recordings: ['search-nothing'] });
export const Failed = screen({ ...search, failing: true });
export const LongTexts = screen({
  ...search,
  long: true,
  play: async ({ canvasElement }) => {
    // In the sidebar or, on phones, behind the button that opens their dialog.
    await expect(within(canvasElement).getByText('Kapsułki')).toBeInTheDocument();
  },
});
export const LargeText = screen({ ...search, largeText: true });
