import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from '../search-field/index.ts';
import { NotFound } from './index.ts';

const meta = {
  title: 'UI/Feedback/NotFound',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Nie ma takiej strony',
    text: 'Strona, której szukasz, nie istnieje. Przepraszamy.',
    homeLabel: 'Strona główna',
    homeHref: '#',
    linksLabel: 'Może szukasz',
    search: <SearchField action="/search.html" name="query" label="Szukaj w sklepie" submitLabel="Szukaj" clearLabel="Wyczyść" placeholder="Czego szukasz?" />,
    links: ['Witaminy', 'Minerały', 'Odporność', 'Uroda', 'Sport'].map((label) => ({ id: label, label, href: `#${label}` })),
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
    links: ['Witaminy i minerały dla całej rodziny', 'Odporność i przeziębienie', 'Suplementy dla osób aktywnych fizycznie'].map((label) => ({ id: label, label, href: `#${label}` })),
  },
};
