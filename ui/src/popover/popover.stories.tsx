import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import usage from '../../docs/examples/popover.tsx?raw';
import { ChevronDownIcon, InfoIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Spinner } from '../spinner/index.ts';
import { inFrame } from '../story-utils/in-frame.ts';
import { Text, TextLink } from '../text/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { Popover } from './index.ts';

const meta = {
  title: 'UI/Overlays/Popover',
  component: Popover,
  parameters: { layout: 'padded', docs: inFrame('20rem', usage) },
  argTypes: {
    align: { control: 'inline-radio', options: ['start', 'end'] },
    side: { control: 'inline-radio', options: ['bottom', 'top'] },
  },
  args: {
    trigger: (
      <>
        {sampleText('Shipping costs')}
        <ChevronDownIcon size="small" />
      </>
    ),
    children: (
      <Stack gap="x2">
        <Text>{sampleText('Parcel locker: €12.99. Courier: €15.99. Delivery is free from €149.')}</Text>
        <TextLink href="#dostawa">{sampleText('More about shipping')}</TextLink>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: sampleText('Shipping costs') });

export const Default: Story = { args: { defaultOpen: true } };
export const Playground: Story = { args: { defaultOpen: true } };
export const Closed: Story = {};
export const OwnButton: Story = {
  args: {
    defaultOpen: true,
    trigger: (attributes) => (
      <IconButton
        {...attributes}
        label={sampleText('Shipping costs')}
        icon={<InfoIcon size="medium" />}
        variant="raised"
      />
    ),
  },
};
export const Loading: Story = {
  args: {
    defaultOpen: true,
    loading: true,
    children: (
      <Inline gap="x2">
        <Spinner />
        <Text>{sampleText('The shipping costs are loading…')}</Text>
      </Inline>
    ),
  },
};

export const PressedBehavior: Story = {
  name: '[SW-5] Opens on click, Escape closes and returns focus',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    const link = within(canvasElement).getByRole('link', { name: sampleText('More about shipping') });
    await expect(link).toBeVisible();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(link).not.toBeVisible();
    await expect(button(canvasElement)).toHaveFocus();
  },
};
export const TextDistance: Story = {
  name: 'Keeps text out of its rounded corners',
  tags: ['behavior', '!autodocs'],
  args: { defaultOpen: true, children: <p>{sampleText('More about shipping')}</p> },
  play: async ({ canvas, canvasElement }) => {
    const panel = canvasElement.querySelector('[data-part="panel"]');
    const text = canvas.getByText(sampleText('More about shipping'));
    const distance = text.getBoundingClientRect().left - (panel?.getBoundingClientRect().left ?? 0);
    await expect(distance).toBeGreaterThanOrEqual(16);
  },
};
export const RingDistance: Story = {
  name: 'Keeps the focus ring of its button off the panel',
  tags: ['behavior', '!autodocs'],
  globals: { theme: 'high-contrast' },
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(button(canvasElement)).toHaveFocus();
    const { outlineWidth, outlineOffset } = getComputedStyle(button(canvasElement));
    const ring =
      button(canvasElement).getBoundingClientRect().bottom + parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const panel = canvasElement.querySelector('[data-part="panel"]');
    await expect(panel?.getBoundingClientRect().top).toBeGreaterThan(ring + 1);
  },
};
export const AtTheEdge: Story = {
  name: '[G-14] Stays within the screen at its edge',
  tags: ['behavior', '!autodocs'],
  args: { defaultOpen: true },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const panel = canvasElement.querySelector('[data-part="panel"]');
    await expect(panel?.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const AtTheBottom: Story = {
  name: 'Opens above its button if there is more space',
  tags: ['behavior', '!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetBlockEnd: 0 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    const panel = canvasElement.querySelector('[data-part="panel"]');
    await expect(panel?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      button(canvasElement).getBoundingClientRect().top,
    );
  },
};
export const LongTexts: Story = {
  args: {
    defaultOpen: true,
    children: (
      <Text>
        {sampleText(
          'Antidisestablishmentarianism orders a parcel with delivery to a parcel locker in the next town and checks how much it costs.',
        )}
      </Text>
    ),
  },
};
