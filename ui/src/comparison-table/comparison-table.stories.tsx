import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextLink } from '../text/index.ts';
import { ComparisonTable } from './index.ts';

const names = ['Magnez w kapsułkach', 'Magnez w proszku', 'Cytrynian magnezu', 'Magnez z witaminą B6'];

const toItems = (count: number, withActions = false) =>
  names.slice(0, count).map((name) => ({
    id: name,
    header: <TextLink href="#">{name}</TextLink>,
    ...(withActions && { actions: <Button size="small">Dodaj do koszyka</Button> }),
  }));

const rows = [
  { id: 'form', label: 'Postać', values: ['Kapsułki', 'Proszek', 'Kapsułki', 'Tabletki'], differs: true },
  { id: 'dose', label: 'Porcja dzienna', values: ['375 mg', '375 mg', '375 mg', '375 mg'], differs: false },
  { id: 'vegan', label: 'Wegański', values: ['Tak', 'Tak', 'Tak', 'Nie'], differs: true },
];

const meta = {
  title: 'UI/Catalog/ComparisonTable',
  component: ComparisonTable,
  args: { caption: 'Porównanie produktów', items: toItems(2), rows },
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const FourWithActions: Story = { args: { items: toItems(4, true) } };
export const LongTexts: Story = {
  args: {
    items: toItems(3),
    rows: [
      {
        ...{ id: 'long', label: 'Konstantynopolitańczykowianeczka w składzie', differs: true },
        values: ['Tak, w każdej porcji', 'N/A', 'Konstantynopolitańczykowianeczka tłoczona na zimno'],
      },
    ],
  },
};
export const OnPhone: Story = {
  name: '[PB-9] If it is too wide, it scrolls by keyboard as a named region, and the names of the properties stay in view',
  tags: ['behavior', '!autodocs'],
  args: { items: toItems(4) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: 'Porównanie produktów' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.scrollTo({ left: region.scrollWidth, behavior: 'instant' });
    const [name] = within(region).getAllByRole('rowheader');
    await expect(name?.getBoundingClientRect().left).toBe(region.getBoundingClientRect().left);
  },
};
