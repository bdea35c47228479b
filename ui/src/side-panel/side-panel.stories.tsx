import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { PriceSummary } from '../price-summary/index.ts';
import { drawn, settled } from '../samples/settled.ts';
import { Text } from '../text/index.ts';
import { SidePanel, type SidePanelProps } from './index.ts';

function Host(props: SidePanelProps) {
  const [open, setOpen] = useState(props.open);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
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

const meta = {
  title: 'UI/Overlays/SidePanel',
  component: SidePanel,
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
  name: '[UI-12] A dialog that slides in and out in 384 ms',
  play: async ({ canvasElement }) => {
    const dialog = await openPanel(canvasElement);
    await expect(getComputedStyle(dialog).animationDuration).toBe('0.384s');
    await expect(page.getByRole('heading', { name: 'Koszyk (3)' })).toHaveFocus();
    settled();
    await userEvent.click(page.getByRole('button', { name: 'Zamknij koszyk' }));
    await expect(dialog).toHaveAttribute('data-state', 'closed');
    await expect(getComputedStyle(dialog).animationDuration).toBe('0.384s');
    settled();
    await drawn(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const OpenOnLargeScreens: Story = {
  name: '[UI-12] 27.25rem wide at the end of a large screen',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const dialog = await openPanel(canvasElement);
    settled();
    await expect(dialog.getBoundingClientRect().width).toBe(436);
  },
};

export const OpenOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const dialog = await openPanel(canvasElement);
    settled();
    await expect(dialog.getBoundingClientRect().left).toBe(0);
  },
};

export const Empty: Story = {
  args: { title: 'Koszyk', footer: undefined, children: <Text>Twój koszyk jest jeszcze pusty.</Text> },
  play: async ({ canvasElement }) => {
    await openPanel(canvasElement);
    settled();
  },
};
