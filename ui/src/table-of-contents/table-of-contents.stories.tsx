import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleText } from '../story-utils/sample-text.ts';
import { TableOfContents } from './index.ts';

const meta = {
  title: 'UI/Navigation/TableOfContents',
  component: TableOfContents,
  args: {
    label: sampleText('On this page'),
    items: [
      sampleText('General provisions'),
      sampleText('Placing orders'),
      sampleText('Payments'),
      sampleText('Shipping'),
      sampleText('Complaints'),
    ].map((title, index) => ({
      id: `section-${index + 1}`,
      title: `${index + 1}. ${title}`,
    })),
  },
} satisfies Meta<typeof TableOfContents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const LongTexts: Story = {
  args: {
    items: [
      {
        id: 'long',
        title: sampleText('Out-of-court ways of handling complaints and pursuing claims, and how to access them'),
      },
      { id: 'word', title: sampleText('Antidisestablishmentarianisms') },
    ],
  },
};
