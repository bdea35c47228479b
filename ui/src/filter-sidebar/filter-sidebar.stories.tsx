import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import usage from '../../docs/examples/filter-button.tsx?raw';
import { FilterPanel } from '../filter-panel/index.ts';
import { Inline } from '../layout/index.ts';
import { ProductSort } from '../product-sort/index.ts';
import { Text } from '../text/index.ts';
import { inFrame } from '../story-utils/in-frame.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { FilterButton, FilterLayout, FilterSidebar } from './index.ts';

const option = (label: string, count: number, selected = false) => ({
  value: label,
  label,
  count: String(count),
  countLabel: sampleText('number of products: {count}', { count }),
  selected,
  href: `#${label}`,
});
const panel = (
  <FilterPanel
    groups={[
      {
        code: 'form',
        label: sampleText('Form'),
        options: [option(sampleText('capsules'), 24, true), option(sampleText('drops'), 8)],
      },
      {
        code: 'diet',
        label: sampleText('Diet'),
        options: [option(sampleText('gluten-free'), 31), option(sampleText('vegan'), 17, true)],
      },
    ]}
  />
);

const meta = {
  title: 'UI/Catalog/FilterSidebar',
  component: FilterSidebar,
  subcomponents: { FilterButton, FilterLayout },
  args: { children: panel },
  render: (args) => (
    <FilterLayout>
      <FilterSidebar {...args} />
      <Inline justify="between">
        <Text>{sampleText('Number of products: 41')}</Text>
        <FilterButton count={2} onClick={fn()} />
      </Inline>
    </FilterLayout>
  ),
} satisfies Meta<typeof FilterSidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};

export const LargeScreen: Story = {
  name: '[TOK-04] [UI-24] On large screens the sidebar is 325 px wide and there is no filter button',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('complementary').getBoundingClientRect().width).toBe(325);
    await expect(
      within(canvasElement).queryByRole('button', { name: getStoryStrings().filterButton.label(2) }),
    ).toBeNull();
  },
};

export const WithoutFilters: Story = {
  name: 'Without filters the results fill the line of a large screen',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <FilterLayout>
      <Text>{sampleText('Number of products: 41')}</Text>
    </FilterLayout>
  ),
  play: async ({ canvas }) => {
    const results = canvas.getByText(sampleText('Number of products: 41'));
    await expect(results.getBoundingClientRect().right).toBe(results.parentElement?.getBoundingClientRect().right);
    await expect(results.getBoundingClientRect().left).toBe(results.parentElement?.getBoundingClientRect().left);
  },
};

export const SmallScreen: Story = {
  name: '[UI-24] Below the large breakpoint a filter button replaces the sidebar',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: getStoryStrings().filterButton.label(2) }),
    ).toBeVisible();
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull();
  },
};

export const WithSort: Story = {
  name: 'On phones the filter button and the sort order fill their line',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Inline justify="between">
      <Text>{sampleText('Number of products: 41')}</Text>
      <Inline gap="x2" align="end">
        <FilterButton />
        <ProductSort
          options={[
            { value: 'position_ASC', label: sampleText('Recommended') },
            { value: 'price_ASC', label: sampleText('Price: low to high') },
          ]}
        />
      </Inline>
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { right } = canvas.getByRole('combobox').getBoundingClientRect();
    await expect(right).toBe(canvasElement.firstElementChild?.getBoundingClientRect().right);
  },
};

/** In a window in which the button takes the place of the filters. */
export const NothingChosen: Story = { parameters: { docs: inFrame('8rem', usage) }, render: () => <FilterButton /> };
