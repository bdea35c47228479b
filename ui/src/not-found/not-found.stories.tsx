import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from '../search-field/index.ts';
import { NotFound } from './index.ts';

const meta = {
  title: 'UI/Feedback/NotFound',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#',
    search: <SearchField action="/search.html" name="query" />,
    links: ['Witaminy', 'Minerały', 'Odporność', 'Uroda', 'Sport'].map((label) => ({
      id: label,
      label,
      href: `#${label}`,
    })),
  },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const WithoutLinks: Story = { args: { links: [], search: undefined } };
export const LongTexts: Story = {
  args: {
    title: 'Nie znaleźliśmy strony pod tym adresem',
    links: [
      'Witaminy i minerały dla całej rodziny',
      'Odporność i przeziębienie',
      'Suplementy dla osób aktywnych fizycznie',
    ].map((label) => ({ id: label, label, href: `#${label}` })),
  },
};
