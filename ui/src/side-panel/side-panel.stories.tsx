import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import usage from '../../docs/examples/side-panel.tsx?raw';
import { Button } from '../button/index.ts';
import { PriceSummary } from '../price-summary/index.ts';
import { waitForFrames, finishAnimations } from '../story-utils/animation.ts';
import { inFrame } from '../story-utils/in-frame.ts';
import { Text } from '../text/index.ts';
import { Toaster } from '../toast/index.ts';
import { createToastStore } from '../toast-store/index.ts';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { SidePanel, type SidePanelProps } from './index.ts';

function Host(props: SidePanelProps) {
  const [open, setOpen] = useState(props.open);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange?.(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>{sampleText('Cart')}</Button>
      <SidePanel {...props} open={open} onOpenChange={change} />
    </>
  );
}

const page = within(document.body);
const openPanel = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: sampleText('Cart') }));
  return page.findByRole('dialog', { name: new RegExp(sampleText('Cart')) });
};

const meta = {
  title: 'UI/Overlays/SidePanel',
  component: SidePanel,
  parameters: { docs: inFrame('36rem', usage) },
  render: (args) => <Host {...args} />,
  args: {
    open: false,
    onOpenChange: fn(),
    title: sampleText('Cart (3)'),
    closeLabel: sampleText('Close the cart'),
    children: <Text>{sampleText('Three products are waiting to be ordered.')}</Text>,
    footer: (
      <PriceSummary rows={[{ id: 'total', label: sampleText('Total'), value: samplePrice(20380), total: true }]} />
    ),
  },
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await openPanel(canvasElement);
    finishAnimations();
  },
};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[UI-12] A dialog that slides in and out in 384 ms',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const dialog = await openPanel(canvasElement);
    await expect(getComputedStyle(dialog).animationDuration).toBe('0.384s');
    await expect(page.getByRole('heading', { name: sampleText('Cart (3)') })).toHaveFocus();
    finishAnimations();
    await userEvent.click(page.getByRole('button', { name: sampleText('Close the cart') }));
    await expect(dialog).toHaveAttribute('data-state', 'closed');
    await expect(getComputedStyle(dialog).animationDuration).toBe('0.384s');
    finishAnimations();
    await waitForFrames(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const Playground: Story = { play: Default.play };

export const OpenOnLargeScreens: Story = {
  name: '[UI-12] 27.25rem wide at the inline end of a large screen',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const dialog = await openPanel(canvasElement);
    finishAnimations();
    await expect(dialog.getBoundingClientRect().width).toBe(436);
  },
};

export const OpenOnPhones: Story = {
  // A documentation page shows it as wide as the others.
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const dialog = await openPanel(canvasElement);
    finishAnimations();
    await expect(dialog.getBoundingClientRect().left).toBe(0);
  },
};

export const Empty: Story = {
  args: {
    title: sampleText('Cart'),
    footer: undefined,
    children: <Text>{sampleText('Your cart is still empty.')}</Text>,
  },
  play: async ({ canvasElement }) => {
    await openPanel(canvasElement);
    finishAnimations();
  },
};

function WithToastHost(props: SidePanelProps) {
  const [store] = useState(() => createToastStore());
  const undo = () =>
    store.add({
      type: 'info',
      message: sampleText('Removed: Zinc 15 mg.'),
      actionText: sampleText('Undo'),
      onAction: undone,
      timeout: false,
    });
  return (
    <>
      <Host {...props}>
        <Button onClick={undo}>{sampleText('Remove: Zinc 15 mg')}</Button>
      </Host>
      <Toaster store={store} />
    </>
  );
}
const undone = fn();

export const ToastBeside: Story = {
  name: '[TO-2] [TO-5] Undo in a toast is reachable by F6 and by Tab while the panel is open',
  tags: ['behavior', '!autodocs'],
  render: (args) => <WithToastHost {...args} />,
  args: { footer: <Button>{sampleText('Place order')}</Button> },
  play: async ({ canvasElement }) => {
    await openPanel(canvasElement);
    finishAnimations();
    const remove = page.getByRole('button', { name: sampleText('Remove: Zinc 15 mg') });
    await userEvent.click(remove);
    const undo = await page.findByRole('button', { name: sampleText('Undo') });
    finishAnimations();
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(undo.closest('li')).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(remove).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: sampleText('Place order') })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undone).toHaveBeenCalled();
    await expect(page.getByRole('button', { name: sampleText('Place order') })).toHaveFocus();
    await expect(page.getByRole('dialog', { name: sampleText('Cart (3)') })).toBeVisible();
  },
};
