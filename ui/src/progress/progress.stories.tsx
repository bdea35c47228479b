import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectVisibleOutline } from '../story-utils/expect-visible-outline.ts';
import { Stack } from '../layout/index.ts';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { FreeShippingProgress, ProgressBar } from './index.ts';

/**
 * Progress bar or meter that fills the width of its container, alone or as the progress toward free shipping. State hook
 * of `FreeShippingProgress`: `data-reached`, present from the threshold on.
 */
const meta = {
  title: 'UI/Feedback/Progress',
  component: ProgressBar,
  subcomponents: { FreeShippingProgress },
  parameters: { snippetParts: { 'remainingText={() => {}}': 'remainingText={(amount) => `${amount} to go`}' } },
  args: { label: sampleText('Sending the photo of the review'), value: 40 },
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
export const TrackOutline: Story = {
  name: 'Shows the whole track in high contrast',
  tags: ['behavior', '!autodocs'],
  globals: { theme: 'high-contrast' },
  play: async ({ canvas }) => {
    await expectVisibleOutline(canvas.getByRole('progressbar'));
  },
};
export const Playground: Story = {};
export const States: Story = {
  render: (args) => (
    <Stack>
      {[0, 25, 100].map((value) => (
        <ProgressBar key={value} {...args} label={sampleText('Sending: {value}%', { value })} value={value} />
      ))}
    </Stack>
  ),
};

export const FreeShipping: Story = {
  globals: { backgrounds: { value: 'page' } },
  render: () => <FreeShippingProgress value={11_800} threshold={19_900} remaining={samplePrice(8100)} />,
};
export const PanelOutline: Story = {
  ...FreeShipping,
  name: 'Shows the edge of the panel in high contrast',
  tags: ['behavior', '!autodocs'],
  globals: { ...FreeShipping.globals, theme: 'high-contrast' },
  play: async ({ canvas }) => {
    await expectVisibleOutline(canvas.getByRole('meter').parentElement ?? document.body);
  },
};
export const PanelOutlineInside: Story = {
  ...PanelOutline,
  name: 'Keeps the edge of the panel at the top of a scrolling element',
  play: async ({ canvas }) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(canvas.getByRole('meter').parentElement ?? document.body);
    await expect(parseFloat(outlineOffset)).toBeLessThanOrEqual(-parseFloat(outlineWidth));
  },
};
export const FreeShippingReached: Story = {
  globals: { backgrounds: { value: 'page' } },
  render: () => <FreeShippingProgress value={21_000} threshold={19_900} remaining={samplePrice(0)} />,
};
export const FreeShippingLongText: Story = {
  globals: { backgrounds: { value: 'page' } },
  render: () => (
    <FreeShippingProgress
      value={0}
      threshold={19_900}
      remaining={samplePrice(123456790)}
      remainingText={(amount) =>
        sampleText(
          'Add products for {amount} to the cart, and we ship the parcel to any parcel locker in the country at our expense.',
          { amount },
        )
      }
    />
  ),
};
