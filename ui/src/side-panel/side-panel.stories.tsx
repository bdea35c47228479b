import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { PriceSummary } from '../price-summary/index.ts';
import { waitForFrames, finishAnimations } from '../story-utils/animation.ts';
import { inFrame } from '../story-utils/in-frame.ts';
import { Text } from '../text/index.ts';
import { Toaster } from '../toast/index.ts';
import { createToastStore } from '../toast-store/index.ts';
import { SidePanel, type SidePanelProps } from './index.ts';

function Host(props: SidePanelProps) {
  const [open, setOpen] = useState(props.open);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange?.(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Koszyk</Button>
      <SidePanel {...props} open={open} onOpenChange={change} />
    </>
  );
}

const page = within(document.body);
const openPanel = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Koszyk' }));
  return page.findByRole('dialog', { name: /Koszyk/ });
};

const usage = `import { Button } from '@witryna/ui/button';
import { SidePanel } from '@witryna/ui/side-panel';
import { Text } from '@witryna/ui/text';

<SidePanel trigger={<Button>Cart</Button>} title="Cart (3)" footer={<Button>Checkout</Button>}>
  <Text>Vitamin C 1000</Text>
</SidePanel>`;

const meta = {
  title: 'UI/Overlays/SidePanel',
  component: SidePanel,
  parameters: { docs: inFrame('36rem', usage) },
  render: (args) => <Host {...args} />,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Koszyk (3)',
    closeLabel: 'Zamknij koszyk',
    children: <Text>Trzy produkty czekają na zamówienie.</Text>,
    footer: <PriceSummary rows={[{ id: 'total', label: 'Razem', value: '203,80 zł', total: true }]} />,
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
    await expect(page.getByRole('heading', { name: 'Koszyk (3)' })).toHaveFocus();
    finishAnimations();
    await userEvent.click(page.getByRole('button', { name: 'Zamknij koszyk' }));
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
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const dialog = await openPanel(canvasElement);
    finishAnimations();
    await expect(dialog.getBoundingClientRect().left).toBe(0);
  },
};

export const Empty: Story = {
  args: { title: 'Koszyk', footer: undefined, children: <Text>Twój koszyk jest jeszcze pusty.</Text> },
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
      message: 'Usunięto: Cynk 15 mg.',
      actionText: 'Cofnij',
      onAction: undone,
      timeout: false,
    });
  return (
    <>
      <Host {...props}>
        <Button onClick={undo}>Usuń: Cynk 15 mg</Button>
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
  args: { footer: <Button>Zamawiam</Button> },
  play: async ({ canvasElement }) => {
    await openPanel(canvasElement);
    finishAnimations();
    const remove = page.getByRole('button', { name: 'Usuń: Cynk 15 mg' });
    await userEvent.click(remove);
    const undo = await page.findByRole('button', { name: 'Cofnij' });
    finishAnimations();
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(undo.closest('li')).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(remove).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Zamawiam' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undone).toHaveBeenCalled();
    await expect(page.getByRole('button', { name: 'Zamawiam' })).toHaveFocus();
    await expect(page.getByRole('dialog', { name: 'Koszyk (3)' })).toBeVisible();
  },
};
