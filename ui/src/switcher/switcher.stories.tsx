import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import usage from '../../docs/examples/switcher.tsx?raw';
import { inFrame } from '../story-utils/in-frame.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { CurrencySwitcher, StoreSwitcher } from './index.ts';

const meta = {
  title: 'UI/Navigation/Switchers',
  component: StoreSwitcher,
  subcomponents: { CurrencySwitcher },
  args: {
    options: [
      { id: 'pl', label: sampleText('Poland'), group: sampleText('Central Europe') },
      { id: 'cz', label: 'Česko', group: sampleText('Central Europe'), lang: 'cs' },
      { id: 'de', label: 'Deutschland', group: sampleText('Western Europe'), lang: 'de' },
    ],
    value: 'pl',
    onValueChange: fn(),
  },
} satisfies Meta<typeof StoreSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

const currencies = ['PLN', 'EUR', 'CZK'].map((id) => ({ id, label: id }));

export const Default: Story = {};
export const Playground: Story = {};
export const Open: Story = { args: { defaultOpen: true }, parameters: { docs: inFrame('20rem', usage) } };
export const OpenUpwards: Story = {
  args: { defaultOpen: true, side: 'top' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '12lh' }}>
        <Story />
      </div>
    ),
  ],
};
export const Links: Story = {
  parameters: { docs: inFrame('14rem', usage) },
  args: {
    defaultOpen: true,
    options: [
      { id: 'pl', label: 'polski', lang: 'pl', href: '/' },
      { id: 'en', label: 'English', lang: 'en', href: '/en/' },
    ],
  },
};
export const SingleStore: Story = {
  name: '[FRM-05] [SW-1] Nothing for a single store',
  tags: ['behavior', '!autodocs'],
  args: { options: [{ id: 'pl', label: sampleText('Poland') }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Currency: Story = {
  name: '[SW-3] [SW-5] Selected by keyboard',
  tags: ['behavior', '!autodocs'],
  render: ({ onValueChange }) => <CurrencySwitcher options={currencies} value="PLN" onValueChange={onValueChange} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'EUR' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenCalledWith('EUR');
    await expect(
      canvas.getByRole('button', { name: getStoryStrings().currencySwitcher.currentLabel('PLN') }),
    ).toHaveFocus();
  },
};
export const LongTexts: Story = {
  parameters: { docs: inFrame('28rem', usage) },
  args: {
    defaultOpen: true,
    options: [
      {
        id: 'pl',
        label: sampleText('Witryna, online shop for food supplements, Poland'),
        group: sampleText('Online shops with delivery to your door and to parcel lockers'),
      },
      {
        id: 'b2b',
        label: sampleText('Witryna for pharmacies, dietitians and sports clubs'),
        group: sampleText('Wholesale'),
      },
    ],
  },
};
