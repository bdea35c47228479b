import type { Meta } from '@storybook/react-vite';
import { screen, screenParameters } from './screen.tsx';

const meta = {
  title: 'Storefront/Screens/Search',
  tags: ['screen', '!autodocs'],
  parameters: screenParameters,
} satisfies Meta;

export default meta;

const search = { path: '/search.html?query=magnez', recordings: ['search'] };

export const Default = screen(search);
export const Loading = screen({ ...search, placeholder: 'search' });
export const Empty = screen({ path: '/search.html', recordings: [] });
export const NothingFound = screen({ path: '/search.html?query=qwertyuiop', recordings: ['search-nothing'] });
export const Failed = screen({ ...search, failing: true });
export const LongTexts = screen({ ...search, long: true });
export const LargeText = screen({ ...search, largeText: true });
