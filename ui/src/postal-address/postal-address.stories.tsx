import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostalAddress } from './index.ts';

const meta = {
  title: 'UI/Text/PostalAddress',
  component: PostalAddress,
  args: { lines: ['Anna Nowak', 'ul. Chmielna 21', '00-021 Warszawa', 'Polska'] },
} satisfies Meta<typeof PostalAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const LongTexts: Story = {
  args: {
    lines: [
      'Konstancja Wierzchosławska-Przybyszewska',
      'osiedle Bolesława Chrobrego 140, klatka schodowa B, mieszkanie 27',
      '61-681 Konstantynopolitańczykowianeczkowo',
    ],
  },
};
