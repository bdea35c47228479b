import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import controlledUsage from '../../docs/examples/controlled-tabs.tsx?raw';
import { Badge } from '../badge/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { Tabs, tabsOrientations, type TabsProps } from './index.ts';

const items = [
  {
    id: 'opis',
    label: sampleText('Description'),
    content: <Text>{sampleText('Vitamin D3 in MCT oil: one drop is 2000 IU.')}</Text>,
  },
  {
    id: 'sklad',
    label: sampleText('Ingredients'),
    content: (
      <Stack gap="x2">
        <p>
          <a href="#etykieta">{sampleText('Full label')}</a>
        </p>
        <Text>{sampleText('Cholecalciferol, MCT oil from coconut.')}</Text>
      </Stack>
    ),
  },
  {
    id: 'uzycie',
    label: sampleText('How to use'),
    content: <Text>{sampleText('One drop a day, best with a meal.')}</Text>,
  },
];

const meta = {
  title: 'UI/Disclosure/Tabs',
  component: Tabs,
  args: { items, label: sampleText('About the product'), headingLevel: 2, onValueChange: fn() },
  argTypes: { orientation: { control: 'select', options: tabsOrientations } },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[TA-3] Tab enters on the selected tab and moves on to the panel or its first link',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: sampleText('Description') })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: sampleText('Description') })).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: sampleText('Ingredients') }));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: sampleText('Full label') })).toHaveFocus();
  },
};

export const Playground: Story = {};

export const NodesAsLabels: Story = {
  args: {
    items: [
      {
        id: 'opinie',
        label: (
          <Inline as="span" gap="x2">
            {sampleText('Reviews')} <Badge>214</Badge>
          </Inline>
        ),
        content: <Text>{sampleText('The average rating is 4.8.')}</Text>,
      },
      {
        id: 'pytania',
        label: sampleText('Questions'),
        content: <Text>{sampleText('There are no questions yet.')}</Text>,
      },
    ],
  },
};

export const Keyboard: Story = {
  name: '[TA-4] Arrows wrap and select, Home and End go to the ends',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: sampleText('Description') }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: sampleText('How to use') })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: sampleText('How to use') })).toBeVisible();
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await userEvent.keyboard('{Home}{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('uzycie');
  },
};

export const Manual: Story = { args: { activationMode: 'manual' } };

export const Vertical: Story = {
  name: '[TA-5] Vertical: Up and Down',
  tags: ['behavior', '!autodocs'],
  args: { orientation: 'vertical' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    canvas.getByRole('tab', { name: sampleText('Description') }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: sampleText('Ingredients') })).toHaveFocus();
  },
};

export const SelectedLine: Story = {
  name: 'The line of the selected tab touches that of the list',
  tags: ['behavior', '!autodocs'],
  render: (args) => (
    <>
      {tabsOrientations.map((orientation) => (
        <Tabs key={orientation} {...args} orientation={orientation} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const [across, down] = canvas.getAllByRole('tablist').map((list) => {
      const tab = within(list).getByRole('tab', { selected: true });
      return { list: list.getBoundingClientRect(), tab: tab.getBoundingClientRect() };
    });
    if (!across || !down) throw new Error('There is one list in each orientation.');
    await expect(across.list.bottom - across.tab.bottom).toBe(1);
    await expect(down.tab.left - down.list.left).toBe(1);
  },
};

export const Linked: Story = {
  name: '[TA-7] A link with the hash of a panel selects its tab and moves to it',
  tags: ['behavior', '!autodocs'],
  args: { id: 'produkt' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    window.location.hash = '#produkt-uzycie';
    const tab = await canvas.findByRole('tab', { name: sampleText('How to use'), selected: true });
    await expect(tab).toHaveFocus();
    window.location.hash = '';
  },
};

const many = [
  sampleText('Description'),
  sampleText('Ingredients and nutritional values'),
  sampleText('How to use'),
  sampleText('Warnings'),
  sampleText('Storage'),
  sampleText('Manufacturer'),
  sampleText('Shipping and returns'),
  sampleText('Reviews (214)'),
];

export const Overflowing: Story = {
  name: '[TA-8] A list that is too long scrolls the focused tab into view',
  tags: ['behavior', '!autodocs'],
  args: { items: many.map((label, index) => ({ id: `t${index}`, label, content: label })) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: sampleText('Description') }).focus();
    await userEvent.keyboard('{End}');
    const { left, right } = canvas.getByRole('tab', { name: sampleText('Reviews (214)') }).getBoundingClientRect();
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await expect([left >= list.left, right <= list.right + 1]).toEqual([true, true]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

function Held(props: TabsProps) {
  const [value, setValue] = useState('sklad');
  return <Tabs {...props} value={value} onValueChange={setValue} />;
}
export const HeldByTheParent: Story = {
  parameters: { docs: { source: { code: controlledUsage } } },
  render: (args) => <Held {...args} />,
};

export const SingleTab: Story = { args: { items: items.slice(0, 1) } };
