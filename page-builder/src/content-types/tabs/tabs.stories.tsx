import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { row, text } from '../../fixtures/markup.ts';
import { tabs } from '../../fixtures/markup-widgets.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { storyText } from '../../fixtures/story-text.ts';

const meta = { title: 'Page Builder/Tabs', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;
type Story = StoryObj<ContentArgs>;

const items = [
  { name: storyText('Ingredients'), content: text(storyText('<p>Cholecalciferol in MCT oil from coconut.</p>')) },
  { name: storyText('How to use'), content: text(storyText('<p>One drop a day, preferably with a meal.</p>')) },
  { name: storyText('Storage'), content: text(storyText('<p>In a dry place, at room temperature.</p>')) },
];

/** Space for the focus ring at the ends of the tab list, in px. */
const edge = 8;

/** Returns the space next to the tabs, at the left and at the right. */
function roomBeside(list: HTMLElement): [left: number, right: number] {
  const names = within(list)
    .getAllByRole('tab')
    .map((tab) => tab.getBoundingClientRect());
  const { left, right } = list.getBoundingClientRect();
  return [Math.min(...names.map((name) => name.left)) - left, right - Math.max(...names.map((name) => name.right))];
}

export const Default: Story = {
  args: {
    html: tabs(
      items.map((item) => ({ ...item, style: 'padding: 16px;' })),
      {
        active: '1',
        contentStyle: 'min-height: 160px; border-style: solid; border-width: 1px; border-color: #cecece;',
      },
    ),
  },
};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[PBT-35] [PBT-36] The tab of the default index is open, another opens on click; the tabs are left-aligned',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tabpanel', { name: storyText('How to use') })).toBeVisible();
    await expect(roomBeside(canvas.getByRole('tablist'))[0]).toBeLessThan(edge);
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('tab', { name: storyText('Ingredients') }));
    await expect(canvas.getByRole('tabpanel', { name: storyText('Ingredients') })).toBeVisible();
  },
};

export const OnDarkBackground: Story = {
  args: { html: row(tabs(items), { style: 'background-color: #10241b; padding: 24px;' }) },
  name: 'On a dark background the line of the selected tab and the focus ring have the color of the text',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { selected: true });
    await userEvent.tab();
    await expect(tab).toHaveFocus();
    const { color, borderBottomColor, outline } = getComputedStyle(tab);
    await expect(borderBottomColor).toBe(color);
    await expect(outline).toBe(`${color} solid 2px`);
  },
};

export const Centered: Story = {
  args: { html: tabs(items, { align: 'center' }) },
  name: '[PBT-36] The tabs are centered when the merchant has set that',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    const [left, right] = roomBeside(await canvas.findByRole('tablist'));
    await expect(Math.abs(left - right)).toBeLessThan(edge);
  },
};

export const AtTheRight: Story = {
  args: { html: tabs(items, { align: 'right' }) },
  name: '[PBT-36] The tabs are right-aligned when the merchant has set that',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    const [, right] = roomBeside(await canvas.findByRole('tablist'));
    await expect(right).toBeLessThan(edge);
  },
};

export const Keyboard: Story = {
  args: { html: tabs(items) },
  name: '[TA-3] [TA-4] Arrows select and wrap, Tab moves on to the panel',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('tab', { name: storyText('Ingredients') })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tabpanel', { name: storyText('Storage') })).toBeVisible();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: storyText('How to use') })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: storyText('How to use') })).toHaveFocus();
  },
};

/** More tabs than fit on a phone. */
export const ManyTabs: Story = {
  args: {
    html: tabs(
      [
        storyText('Ingredients and nutrition'),
        storyText('How to use'),
        storyText('Warnings'),
        storyText('Storage'),
        storyText('Manufacturer'),
        storyText('Delivery and returns'),
      ].map((name) => ({ name, content: text(`<p>${name}</p>`) })),
      { align: 'right' },
    ),
  },
  name: '[TA-8] Tabs that overflow stay reachable',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('tab', { name: storyText('Ingredients and nutrition') });
    const list = canvas.getByRole('tablist');
    first.focus();
    await expect(first.getBoundingClientRect().left).toBeGreaterThanOrEqual(list.getBoundingClientRect().left);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Tabs inside a tab. */
export const Nested: Story = {
  args: {
    html: tabs([
      { name: storyText('Capsules'), content: tabs(items) },
      { name: storyText('Drops'), content: text(storyText('<p>MCT oil.</p>')) },
    ]),
  },
};

/** Renders nothing without tabs. */
export const Empty: Story = { args: { html: tabs([]) + text(storyText('<p>Content below the tabs</p>')) } };
