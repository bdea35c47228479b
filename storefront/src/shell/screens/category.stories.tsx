import type { Meta } from '@storybook/react-vite';
import { screen, screenParameters } from './screen.tsx';

const meta = {
  title: 'Storefront/Screens/Category',
  tags: ['screen', '!autodocs'],
  parameters: screenParameters,
} satisfies Meta;

export default meta;

const category = { path: '/witaminy.html', recordings: ['category'] };

export const Default = screen(category);
export const Loading = screen({ ...category, placeholder: 'category' });
export const Empty = screen({
  ...category,
  change: (answer, operation) =>
    operation === 'getProducts'
      ? {
          data: {
            products: {
              items: [],
              total_count: 0,
              page_info: { current_page: 1, total_pages: 0 },
              aggregations: [],
              sort_fields: null,
            },
          },
        }
      : answer,
});
export const Failed = screen({ ...category, failing: true });
export const LongTexts = screen({ ...category, long: true });
export const LargeText = screen({ ...category, largeText: true });
