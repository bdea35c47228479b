import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import usage from '../../docs/examples/filter-dialog.tsx?raw';
import { FilterPanel } from '../filter-panel/index.ts';
import { FilterButton } from '../filter-sidebar/index.ts';
import { waitForFrames, finishAnimations } from '../story-utils/animation.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { inFrame } from '../story-utils/in-frame.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { FilterDialog, type FilterDialogProps } from './index.ts';

const groups = [sampleText('Form'), sampleText('Diet'), sampleText('Need'), sampleText('Brand'), sampleText('Age')].map(
  (label, group) => ({
    code: `g${group}`,
    label,
    options: Array.from({ length: 8 }, (_, index) => ({
      value: `${label}-${index}`,
      label: `${label} ${index + 1}`,
      count: '12',
      countLabel: sampleText('number of products: 12'),
      selected: index === 0 && group === 0,
      href: '#lista',
    })),
  }),
);

function Host(props: FilterDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <FilterButton count={props.onClear ? 1 : 0} onClick={() => setOpen(true)} />
      <FilterDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'UI/Catalog/FilterDialog',
  component: FilterDialog,
  parameters: { docs: inFrame('44rem', usage) },
  render: (args) => <Host {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    onClear: fn(),
    resultCount: 24,
    children: <FilterPanel groups={groups} />,
  },
} satisfies Meta<typeof FilterDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Default: Story = {
  globals: { viewport: { value: 'phone' } },
};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[FI-2] Its buttons stay visible while the options scroll',
  tags: ['behavior', '!autodocs'],
  play: async ({ args }) => {
    await page.findByRole('dialog', { name: getStoryStrings().filterDialog.title });
    finishAnimations();
    for (const name of [getStoryStrings().filterDialog.applyLabel(24), getStoryStrings().filterDialog.clearLabel]) {
      const { top, bottom } = page.getByRole('button', { name }).getBoundingClientRect();
      await expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
    }
    await userEvent.click(page.getByRole('button', { name: getStoryStrings().filterDialog.clearLabel }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Width: Story = {
  name: '[TOK-07] 27.25rem wide if there is space',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const dialog = await page.findByRole('dialog', { name: getStoryStrings().filterDialog.title });
    finishAnimations();
    await expect(dialog.getBoundingClientRect().width).toBe(27.25 * 16);
  },
};

export const OnToTheProducts: Story = {
  name: '[FI-2] The button that shows the products closes it and returns focus',
  tags: ['behavior', '!autodocs'],
  args: { open: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: getStoryStrings().filterButton.label(1) });
    await userEvent.click(opener);
    const dialog = await page.findByRole('dialog', { name: getStoryStrings().filterDialog.title });
    await userEvent.click(page.getByRole('button', { name: getStoryStrings().filterDialog.applyLabel(24) }));
    finishAnimations();
    await waitForFrames(() => expect(dialog).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

export const Playground: Story = {};
export const NothingChosen: Story = {
  args: {
    onClear: undefined,
    children: (
      <FilterPanel
        groups={groups.map((group) => ({
          ...group,
          options: group.options.map((option) => ({ ...option, selected: false })),
        }))}
      />
    ),
  },
};

export const NothingChosenBehavior: Story = {
  ...NothingChosen,
  name: 'Without a selected filter there is no button that clears them',
  tags: ['behavior', '!autodocs'],
  play: async () => {
    const dialog = within(await page.findByRole('dialog', { name: getStoryStrings().filterDialog.title }));
    await expect(document.querySelector('[data-selected]')).toBeNull();
    await expect(dialog.queryByRole('button', { name: getStoryStrings().filterDialog.clearLabel })).toBeNull();
  },
};
