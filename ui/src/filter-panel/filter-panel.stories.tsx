import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PriceRange } from '../price-range/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { ActiveFilters, FilterPanel, type FilterPanelProps } from './index.ts';

const option = (label: string, count: number, selected = false) => ({
  value: label,
  label,
  count: String(count),
  countLabel: sampleText('number of products: {count}', { count }),
  selected,
  href: `#${label}`,
});

const meta = {
  title: 'UI/Catalog/FilterPanel',
  component: FilterPanel,
  args: {
    groups: [
      {
        code: 'form',
        label: sampleText('Form'),
        options: [
          option(sampleText('capsules'), 24, true),
          option(sampleText('drops'), 8),
          option(sampleText('powder'), 12),
        ],
      },
      {
        code: 'diet',
        label: sampleText('Diet'),
        options: [option(sampleText('gluten-free'), 31), option(sampleText('vegan'), 17, true)],
      },
    ],
  },
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: 'FI-1 Groups open and close',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const [group] = within(canvasElement).getAllByRole<HTMLDetailsElement>('group');
    const title = group?.querySelector('summary');
    if (!title) throw new Error('The group has no title.');
    await userEvent.tab();
    await expect(title).toHaveFocus();
    await userEvent.click(title);
    await expect(group).not.toHaveAttribute('open');
    await userEvent.click(title);
    await expect(group).toHaveAttribute('open');
  },
};

function WithCheckboxes(props: FilterPanelProps) {
  const [chosen, setChosen] = useState<readonly string[]>([sampleText('capsules')]);
  const groups = props.groups.map((group) => ({
    ...group,
    options: group.options.map((each) => ({ ...each, selected: chosen.includes(each.value) })),
  }));
  return (
    <FilterPanel
      {...props}
      groups={groups}
      onOptionChange={(_, value, selected) =>
        setChosen(selected ? [...chosen, value] : chosen.filter((each) => each !== value))
      }
    />
  );
}
export const Checkboxes: Story = {
  name: '[FI-1] As checkboxes: Space toggles, focus stays on the box',
  tags: ['behavior', '!autodocs'],
  render: (args) => <WithCheckboxes {...args} />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: new RegExp(`^${sampleText('drops')}`) });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
    const { height } = box.closest('label')?.getBoundingClientRect() ?? new DOMRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};
export const SwatchesAndRange: Story = {
  args: {
    groups: [
      {
        code: 'flavor',
        label: sampleText('Flavor'),
        options: [
          { ...option(sampleText('raspberry'), 12), swatch: { color: '#d6336c' } },
          { ...option(sampleText('lemon'), 8, true), swatch: { color: '#f7dc4a' } },
        ],
      },
      {
        code: 'price',
        label: sampleText('Price'),
        options: [option(sampleText('€20–40'), 7)],
        footer: <PriceRange value={{ from: 20, to: null }} />,
      },
    ],
  },
};

export const LongGroup: Story = {
  args: {
    groups: [
      {
        code: 'flavor',
        label: sampleText('Flavor'),
        options: [
          sampleText('natural'),
          sampleText('berries'),
          sampleText('strawberry'),
          sampleText('cherry'),
          sampleText('cranberry'),
          sampleText('lemon'),
          sampleText('lime'),
          sampleText('grapefruit'),
          'mango',
        ].map((label, index) => option(label, index + 1)),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const hidden = canvas.getByText('mango');
    await expect(hidden).not.toBeVisible();
    await userEvent.click(canvas.getByText(sampleText('Show more (3)')));
    await expect(hidden).toBeVisible();
    await userEvent.click(canvas.getByText(sampleText('Show less')));
    await expect(hidden).not.toBeVisible();
  },
};

export const Playground: Story = {};

/** Renders nothing. */
export const Empty: Story = { tags: ['behavior', '!autodocs'], args: { groups: [] } };

export const LongTexts: Story = {
  args: {
    groups: [
      {
        code: 'need',
        label: sampleText('Health need in line with an authorized health claim'),
        options: [
          option(sampleText('normal function of the immune and nervous systems'), 12345, true),
          option(sampleText('maintenance of normal bones and teeth'), 9876),
        ],
      },
    ],
  },
};

export const LongTextsBehavior: Story = {
  ...LongTexts,
  name: 'Options of several lines have space between each other, and a number and a sign keep theirs from the text',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    await expect(summary && getComputedStyle(summary).columnGap).toBe('12px');
    for (const link of canvas.getAllByRole('link')) {
      const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(link);
      await expect([paddingBlockStart, paddingBlockEnd]).toEqual(['8px', '8px']);
      const { height, lineHeight } = getComputedStyle(link, '::after');
      await expect(Number.parseFloat(height)).toBeLessThan(1.5 * Number.parseFloat(lineHeight));
    }
  },
};

export const ChosenFilters: Story = {
  render: () => (
    <ActiveFilters
      label={sampleText('Active filters')}
      filters={[sampleText('capsules'), sampleText('vegan'), sampleText('normal function of the immune system')].map(
        (label) => ({
          id: label,
          label,
          href: '#lista',
          removeLabel: sampleText('Remove filter: {label}', { label }),
        }),
      )}
      clear={{ label: sampleText('Clear filters'), href: '#lista' }}
    />
  ),
};

export const ChosenFiltersBehavior: Story = {
  ...ChosenFilters,
  name: 'FI-3 Active filters',
  tags: ['behavior', '!autodocs'],
};
