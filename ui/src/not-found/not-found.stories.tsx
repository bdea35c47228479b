import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from '../search-field/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { NotFound } from './index.ts';

const meta = {
  title: 'UI/Feedback/NotFound',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#',
    search: <SearchField action="/search.html" name="query" />,
    links: [sampleText('Vitamins'), sampleText('Minerals'), sampleText('Immunity'), sampleText('Beauty'), 'Sport'].map(
      (label) => ({
        id: label,
        label,
        href: `#${label}`,
      }),
    ),
  },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const WithoutLinks: Story = { args: { links: [], search: undefined } };
export const LongTexts: Story = {
  args: {
    title: sampleText('We have not found a page at this address'),
    links: [
      sampleText('Vitamins and minerals for the whole family'),
      sampleText('Immunity and colds'),
      sampleText('Supplements for physically active people'),
    ].map((label) => ({ id: label, label, href: `#${label}` })),
  },
};
