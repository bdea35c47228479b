import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Text } from '../text/index.ts';
import { Tabs, tabsOrientations, type TabsProps } from './index.ts';

const items = [
  { id: 'opis', label: 'Opis', content: <Text>Witamina D3 w oleju MCT: jedna kropla to 2000 j.m.</Text> },
  {
    id: 'sklad',
    label: 'Skład',
    content: (
      <p>
        <a href="#etykieta">Pełna etykieta</a> Cholekalcyferol, olej MCT z kokosa.
      </p>
    ),
  },
  { id: 'uzycie', label: 'Sposób użycia', content: <Text>Jedna kropla dziennie, najlepiej z posiłkiem.</Text> },
];

const meta = {
  title: 'UI/Disclosure/Tabs',
  component: Tabs,
  args: { items, label: 'O produkcie', headingLevel: 2, onValueChange: fn() },
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
    await expect(canvas.getByRole('tab', { name: 'Opis' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Opis' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'Skład' }));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pełna etykieta' })).toHaveFocus();
  },
};

export const Playground: Story = {};

export const NodesAsLabels: Story = {
  args: {
    items: [
      {
        id: 'opinie',
        label: (
          <>
            Opinie <Badge>214</Badge>
          </>
        ),
        content: <Text>Średnia ocen to 4,8.</Text>,
      },
      { id: 'pytania', label: 'Pytania', content: <Text>Nie ma jeszcze pytań.</Text> },
    ],
  },
};

export const Keyboard: Story = {
  name: '[TA-4] Arrows wrap and select, Home and End go to the ends',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: 'Opis' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Sposób użycia' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Sposób użycia' })).toBeVisible();
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
    canvas.getByRole('tab', { name: 'Opis' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'Skład' })).toHaveFocus();
  },
};

export const Linked: Story = {
  name: '[TA-7] A link with the hash of a panel selects its tab and moves to it',
  tags: ['behavior', '!autodocs'],
  args: { id: 'produkt' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    window.location.hash = '#produkt-uzycie';
    const tab = await canvas.findByRole('tab', { name: 'Sposób użycia', selected: true });
    await expect(tab).toHaveFocus();
    window.location.hash = '';
  },
};

const many = [
  'Opis',
  'Skład i wartości odżywcze',
  'Sposób użycia',
  'Ostrzeżenia',
  'Przechowywanie',
  'Producent',
  'Dostawa i zwroty',
  'Opinie (214)',
];

export const Overflowing: Story = {
  name: '[TA-8] A list that is too long scrolls the focused tab into view',
  tags: ['behavior', '!autodocs'],
  args: { items: many.map((label, index) => ({ id: `t${index}`, label, content: label })) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: 'Opis' }).focus();
    await userEvent.keyboard('{End}');
    const { left, right } = canvas.getByRole('tab', { name: 'Opinie (214)' }).getBoundingClientRect();
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await expect([left >= list.left, right <= list.right + 1]).toEqual([true, true]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

function Held(props: TabsProps) {
  const [value, setValue] = useState('sklad');
  return <Tabs {...props} value={value} onValueChange={setValue} />;
}
export const HeldByTheParent: Story = { render: (args) => <Held {...args} /> };

export const SingleTab: Story = { args: { items: items.slice(0, 1) } };
