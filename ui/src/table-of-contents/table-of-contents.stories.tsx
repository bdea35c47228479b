import type { Meta, StoryObj } from '@storybook/react-vite';
import { TableOfContents } from './index.ts';

const meta = {
  title: 'UI/Navigation/TableOfContents',
  component: TableOfContents,
  args: {
    label: 'Na tej stronie',
    items: ['Postanowienia ogólne', 'Składanie zamówień', 'Płatności', 'Dostawa', 'Reklamacje'].map((title, index) => ({
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
      { id: 'long', title: 'Pozasądowe sposoby rozpatrywania reklamacji i dochodzenia roszczeń oraz zasady dostępu' },
      { id: 'word', title: 'Konstantynopolitańczykowianeczkowatość' },
    ],
  },
};
