import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { SubscriptionOffer } from './index.ts';

const meta = {
  title: 'UI/Catalog/SubscriptionOffer',
  component: SubscriptionOffer,
  args: {
    name: 'purchase',
    oneTimePrice: '44,90 zł',
    subscriptionPrice: '40,41 zł',
    subscriptionHint: 'Zrezygnujesz w każdej chwili. Oszczędzasz 10%.',
    intervals: [30, 60, 90].map((days) => ({ value: `P${days}D`, label: `co ${days} dni` })),
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
      canvas.getByRole('radio', { name: `${getStoryStrings().subscriptionOffer.oneTimeLabel} 44,90 zł` }),
    ).toBeChecked();
    await userEvent.click(
      canvas.getByRole('radio', {
        name: `${getStoryStrings().subscriptionOffer.subscriptionLabel('co 30 dni')} 40,41 zł`,
      }),
    );
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: getStoryStrings().subscriptionOffer.intervalLabel }),
      'P60D',
    );
    await expect(
      canvas.getByRole('radio', {
        name: `${getStoryStrings().subscriptionOffer.subscriptionLabel('co 60 dni')} 40,41 zł`,
      }),
    ).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('P60D');
  },
};
export const Playground: Story = {};
export const Subscribed: Story = { args: { defaultValue: 'P60D' } };
export const SingleInterval: Story = {
  args: { intervals: [{ value: 'P30D', label: 'co 30 dni' }], defaultValue: 'P30D' },
};
export const LongTexts: Story = {
  args: {
    subscriptionLabel: (interval: string) =>
      `Subskrypcja z automatyczną płatnością i dostawą ${interval} do automatu paczkowego`,
    subscriptionHint:
      'Każdą dostawę możesz przesunąć, pominąć lub zmienić jej skład najpóźniej na dwa dni przed wysyłką, a subskrypcję zakończyć bez podania przyczyny.',
    defaultValue: 'P90D',
  },
};
