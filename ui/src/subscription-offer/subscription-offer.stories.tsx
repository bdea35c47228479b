import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { SubscriptionOffer } from './index.ts';

const meta = {
  title: 'UI/Catalog/SubscriptionOffer',
  component: SubscriptionOffer,
  parameters: {
    snippetParts: {
      'subscriptionLabel={() => {}}': 'subscriptionLabel={(interval) => `Subscription, ${interval}`}',
    },
  },
  args: {
    name: 'purchase',
    oneTimePrice: samplePrice(4490),
    subscriptionPrice: samplePrice(4041),
    subscriptionHint: sampleText('Cancel at any time. You save 10%.'),
    intervals: [30, 60, 90].map((days) => ({ value: `P${days}D`, label: sampleText('every {days} days', { days }) })),
    onValueChange: fn(),
  },
} satisfies Meta<typeof SubscriptionOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[SU-1] A radio group whose names contain price and interval',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('radio', { name: `${getStoryStrings().subscriptionOffer.oneTimeLabel} ${samplePrice(4490)}` }),
    ).toBeChecked();
    await userEvent.click(
      canvas.getByRole('radio', {
        name: `${getStoryStrings().subscriptionOffer.subscriptionLabel(sampleText('every 30 days'))} ${samplePrice(4041)}`,
      }),
    );
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: getStoryStrings().subscriptionOffer.intervalLabel }),
      'P60D',
    );
    await expect(
      canvas.getByRole('radio', {
        name: `${getStoryStrings().subscriptionOffer.subscriptionLabel(sampleText('every 60 days'))} ${samplePrice(4041)}`,
      }),
    ).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('P60D');
  },
};
export const Playground: Story = {};
export const Subscribed: Story = { args: { defaultValue: 'P60D' } };
export const SingleInterval: Story = {
  args: { intervals: [{ value: 'P30D', label: sampleText('every 30 days') }], defaultValue: 'P30D' },
};
export const LongTexts: Story = {
  args: {
    subscriptionLabel: (interval: string) =>
      sampleText('Subscription with automatic payment and delivery {interval} to a parcel locker', { interval }),
    subscriptionHint: sampleText(
      'You can postpone or skip any delivery or change its contents up to two days before it ships, and end the subscription without giving a reason.',
    ),
    defaultValue: 'P90D',
  },
};
