import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextLink } from '../text/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { ComparisonTable } from './index.ts';

const names = [
  sampleText('Magnesium in capsules'),
  sampleText('Magnesium in powder'),
  sampleText('Magnesium citrate'),
  sampleText('Magnesium with vitamin B6'),
];

const toItems = (count: number, withActions = false) =>
  names.slice(0, count).map((name) => ({
    id: name,
    header: <TextLink href="#">{name}</TextLink>,
    ...(withActions && { actions: <Button size="small">{sampleText('Add to cart')}</Button> }),
  }));

const properties = [
  {
    id: 'form',
    label: sampleText('Product form'),
    values: [sampleText('Capsules'), sampleText('Powder'), sampleText('Capsules'), sampleText('Tablets')],
  },
  { id: 'dose', label: sampleText('Daily portion'), values: ['375 mg', '375 mg', '375 mg', '375 mg'] },
  {
    id: 'vegan',
    label: sampleText('Vegan'),
    values: [sampleText('Yes'), sampleText('Yes'), sampleText('Yes'), sampleText('No')],
  },
];

const toRows = (count: number) =>
  properties.map(({ values, ...property }) => {
    const shown = values.slice(0, count);
    return { ...property, values: shown, differs: new Set(shown).size > 1 };
  });

const meta = {
  title: 'UI/Catalog/ComparisonTable',
  component: ComparisonTable,
  args: { caption: sampleText('Comparison of products'), items: toItems(2), rows: toRows(2) },
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const FourWithActions: Story = { args: { items: toItems(4, true), rows: toRows(4) } };
export const LongTexts: Story = {
  args: {
    items: toItems(3),
    rows: [
      {
        ...{ id: 'long', label: sampleText('Antidisestablishmentarianism in the ingredients'), differs: true },
        values: [sampleText('Yes, in each portion'), 'N/A', sampleText('Cold-pressed antidisestablishmentarianism')],
      },
    ],
  },
  // The names stay in view, so they must leave space for the values.
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('rowheader').getBoundingClientRect();
    await expect(width).toBeLessThan((canvas.getByRole('table').parentElement?.clientWidth ?? 0) / 2);
  },
};
export const OnPhone: Story = {
  name: '[PB-9] If it is too wide, it scrolls by keyboard as a named region, and the names of the properties stay in view',
  tags: ['behavior', '!autodocs'],
  args: { items: toItems(4), rows: toRows(4) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: sampleText('Comparison of products') });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.scrollTo({ left: region.scrollWidth, behavior: 'instant' });
    const [name] = within(region).getAllByRole('rowheader');
    await expect(name?.getBoundingClientRect().left).toBe(region.getBoundingClientRect().left);
  },
};
