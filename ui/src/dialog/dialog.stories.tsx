import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import usage from '../../docs/examples/dialog.tsx?raw';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { waitForFrames, finishAnimations } from '../story-utils/animation.ts';
import { inFrame } from '../story-utils/in-frame.ts';
import { Text } from '../text/index.ts';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { Dialog, Modal, type ModalProps } from './index.ts';

function Host(props: ModalProps) {
  const [open, setOpen] = useState(props.open);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange?.(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>{sampleText('Open')}</Button>
      {props.placement === 'center' ? (
        <Dialog {...props} open={open} onOpenChange={change} />
      ) : (
        <Modal {...props} open={open} onOpenChange={change} />
      )}
    </>
  );
}

const page = within(document.body);
const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: sampleText('Open') }));
  return page.findByRole('dialog');
};

const meta = {
  title: 'UI/Overlays/Dialog',
  tags: ['looks'],
  component: Modal,
  parameters: { docs: inFrame('36rem', usage) },
  render: (args) => <Host {...args} />,
  args: {
    open: false,
    onOpenChange: fn(),
    title: sampleText('Remove the product from the cart?'),
    closeLabel: sampleText('Close the question'),
    placement: 'center',
    children: <Text>{sampleText('Vitamin C 1000, 60 capsules. You can add it again at any time.')}</Text>,
    footer: <Button>{sampleText('Remove from cart')}</Button>,
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    finishAnimations();
  },
};

export const Closed: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[DI-2] [DI-3] [DI-5] Focus moves to the heading, is trapped inside and returns',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await expect(page.getByRole('heading', { name: sampleText('Remove the product from the cart?') })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: sampleText('Close the question') })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: sampleText('Close the question') })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    finishAnimations();
    await waitForFrames(() => expect(dialog).not.toBeInTheDocument());
    await expect(page.getByRole('button', { name: sampleText('Open') })).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Playground: Story = { play: Default.play };

export const LongContent: Story = {
  name: '[DI-11] Long content scrolls inside the dialog',
  tags: ['behavior', '!autodocs'],
  args: {
    title: sampleText('Terms of the subscription to supplements with delivery every 30, 60 or 90 days'),
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index}>
            {index + 1}
            {sampleText('. The order renews itself, and you can pause or end it at any time without giving a reason.')}
          </Text>
        ))}
        <Button>{sampleText('I agree')}</Button>
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    finishAnimations();
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(page.getByRole('button', { name: sampleText('Remove from cart') })).toBeVisible();
  },
};

export const NearlyTheWholeScreen: Story = {
  args: {
    placement: 'screen',
    title: sampleText('Vitamin C 1000, front of the package'),
    footer: undefined,
    children: (
      <img src={getSampleImage(sampleText('Vitamin C'))} alt="" style={{ blockSize: '70dvh', marginInline: 'auto' }} />
    ),
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    finishAnimations();
  },
};

export const WholeWindow: Story = {
  args: {
    placement: 'window',
    title: sampleText('Vitamin C 1000, front of the package'),
    footer: undefined,
    children: (
      <img
        src={getSampleImage(sampleText('Vitamin C'))}
        alt=""
        style={{ blockSize: '100dvh', inlineSize: '100%', objectFit: 'contain' }}
      />
    ),
  },
  play: Default.play,
};

export const WholeWindowBehavior: Story = {
  ...WholeWindow,
  name: 'Fills the window, with title and close button over the content',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    finishAnimations();
    const { top, width, height } = dialog.getBoundingClientRect();
    await expect([top, width, height]).toEqual([0, window.innerWidth, window.innerHeight]);
    await expect(dialog.querySelector('img')?.getBoundingClientRect().top).toBe(0);
    await userEvent.click(page.getByRole('button', { name: sampleText('Close the question') }));
    finishAnimations();
    await waitForFrames(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const Loading: Story = {
  args: {
    title: sampleText('Terms'),
    loading: true,
    footer: undefined,
    children: <Text>{sampleText('The terms are loading…')}</Text>,
  },
  play: Default.play,
};

export const LoadingBehavior: Story = {
  ...Loading,
  name: '[DI-6] Opens immediately, busy while its content loads',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    finishAnimations();
    await expect(dialog.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};

export const PressOfTheMask: Story = {
  name: '[UI-13] [UI-14] A click on the mask closes it',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    finishAnimations();
    const mask = document.querySelector<HTMLElement>('[data-part="dismiss"]');
    await expect(mask?.getBoundingClientRect().height).toBe(window.innerHeight);
    mask?.click();
    finishAnimations();
    await waitForFrames(() => expect(dialog).not.toBeInTheDocument());
  },
};
