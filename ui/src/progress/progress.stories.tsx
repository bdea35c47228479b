import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { FreeShippingProgress, ProgressBar } from './index.ts';

const meta = {
  title: 'UI/Feedback/Progress',
  component: ProgressBar,
  args: { label: 'Wysyłanie zdjęcia opinii', value: 40 },
  globals: { backgrounds: { value: 'quiet' } },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const track = within(canvasElement).getByRole('progressbar');
    const bar = track.firstElementChild?.getBoundingClientRect();
    await expect((bar?.width ?? 0) / track.getBoundingClientRect().width).toBeCloseTo(0.4, 1);
  },
};
export const Playground: Story = {};
export const States: Story = {
  render: (args) => (
    <Stack>
      {[0, 25, 100].map((value) => (
        <ProgressBar key={value} {...args} label={`Wysyłanie: ${value}%`} value={value} />
      ))}
    </Stack>
  ),
};

export const FreeShipping: Story = {
  globals: { backgrounds: { value: 'page' } },
  render: () => <FreeShippingProgress value={11_800} threshold={19_900} remaining="81,00 zł" />,
};
export const FreeShippingReached: Story = {
  globals: { backgrounds: { value: 'page' } },
  render: () => <FreeShippingProgress value={21_000} threshold={19_900} remaining="0,00 zł" />,
};
export const FreeShippingLongText: Story = {
  globals: { backgrounds: { value: 'page' } },
  render: () => (
    <FreeShippingProgress
      value={0}
      threshold={19_900}
      remaining="1 234 567,90 zł"
      remainingText={(amount) =>
        `Dodaj do koszyka produkty za ${amount}, a paczkę do dowolnego automatu w Polsce wyślemy na nasz koszt.`
      }
    />
  ),
};
