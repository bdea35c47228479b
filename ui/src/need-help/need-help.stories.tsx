import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import usage from '../../docs/examples/need-help.tsx?raw';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { inFrame } from '../story-utils/in-frame.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { NeedHelp } from './index.ts';

const meta = {
  title: 'UI/Navigation/NeedHelp',
  component: NeedHelp,
  parameters: { docs: inFrame('24rem', usage) },
  argTypes: { status: { control: 'inline-radio', options: ['idle', 'loading', 'ready', 'error'] } },
  args: {
    status: 'ready',
    phone: '12 345 67 89',
    email: 'help@witryna.example',
    hours: {
      startDay: sampleText('Monday'),
      endDay: sampleText('Friday'),
      startTime: '8:00',
      endTime: '16:00',
      timeZone: sampleText('Polish time'),
    },
    align: 'start',
    onFirstOpen: fn(),
  },
} satisfies Meta<typeof NeedHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: getStoryStrings().needHelp.label });
const phone = (canvasElement: HTMLElement) =>
  within(canvasElement).getByText(getStoryStrings().needHelp.callLabel('12 345 67 89'));

export const Default: Story = { args: { defaultOpen: true } };
export const Playground: Story = { args: { defaultOpen: true } };
export const Closed: Story = {};
export const Loading: Story = { args: { defaultOpen: true, status: 'loading' } };
export const Failed: Story = { args: { defaultOpen: true, status: 'error' } };
export const OnHover: Story = {
  name: '[FRM-29] Hover opens, the panel can be hovered, leaving closes',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const pointer = userEvent.setup();
    await pointer.hover(button(canvasElement));
    await expect(phone(canvasElement)).toBeVisible();
    await pointer.hover(phone(canvasElement));
    await expect(phone(canvasElement)).toBeVisible();
    await pointer.unhover(phone(canvasElement));
    await waitFor(() => expect(phone(canvasElement)).not.toBeVisible());
  },
};
export const OnFocus: Story = {
  name: '[FRM-30] Focus opens, Tab moves into the panel, Escape closes and returns focus',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(phone(canvasElement)).toBeVisible();
    await userEvent.tab();
    await expect(phone(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button(canvasElement)).toHaveFocus();
    await expect(phone(canvasElement)).not.toBeVisible();
  },
};
export const OnTouch: Story = {
  name: '[FRM-31] Touch opens, a second touch closes',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: button(canvasElement) });
    await expect(phone(canvasElement)).toBeVisible();
    await userEvent.pointer({ keys: '[TouchA]', target: button(canvasElement) });
    await expect(phone(canvasElement)).not.toBeVisible();
  },
};
export const LongTexts: Story = {
  args: { defaultOpen: true, email: 'customer.service.and.orders.of.the.online.shop@witryna-supplements.example' },
};
export const LongAddress: Story = {
  ...LongTexts,
  name: 'A long e-mail address breaks instead of scrolling the panel',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const panel = canvasElement.querySelector('[data-part="panel"]');
    await expect(panel?.scrollWidth).toBe(panel?.clientWidth);
  },
};
