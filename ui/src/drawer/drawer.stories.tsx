import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { settled } from '../samples/settled.ts';
import { Drawer, type DrawerProps } from './index.ts';

interface Level {
  title: string;
  parent: string | null;
  entries: readonly string[];
}
const levels: Record<string, Level> = {
  root: { title: 'Menu główne', parent: null, entries: ['Witaminy', 'Minerały', 'Odporność', 'Uroda', 'Sport'] },
  Witaminy: { title: 'Witaminy', parent: 'root', entries: ['Witamina C', 'Witamina D', 'Witaminy z grupy B dla osób aktywnych fizycznie i pracujących umysłowo'] },
};

function Host(props: DrawerProps) {
  const [open, setOpen] = useState(props.open);
  const [key, setKey] = useState('root');
  const level = levels[key];
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Menu</Button>
      <Drawer
        {...props}
        open={open}
        onOpenChange={change}
        title={level?.title ?? ''}
        levelKey={key}
        back={level?.parent ? { label: 'Wróć do: Menu główne', onBack: () => setKey('root') } : null}
        seeAll={level?.parent ? { label: `Zobacz wszystko: ${level.title}`, href: '#wszystko' } : null}
        entries={(level?.entries ?? []).map((label) => ({
          id: label,
          label,
          href: `#${label}`,
          current: label === 'Uroda',
          ...(label in levels && { onDescend: () => setKey(label), descendLabel: `${label}, podkategorie` }),
        }))}
      />
    </>
  );
}

const page = within(document.body);
const openDrawer = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }));
  await page.findByRole('dialog');
  settled();
};

const meta = {
  title: 'UI/Navigation/Drawer',
  component: Drawer,
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Host {...args} />,
  args: {
    id: 'menu-drawer',
    open: false,
    onOpenChange: fn(),
    title: 'Menu główne',
    closeLabel: 'Zamknij menu',
    levelKey: 'root',
    entries: [],
    onFollow: fn(),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: ({ canvasElement }) => openDrawer(canvasElement) };

export const Levels: Story = {
  name: 'DR-6 DR-7 Down to the heading of a level, back to the entry of the level left',
  play: async ({ canvasElement }) => {
    await openDrawer(canvasElement);
    page.getByRole('button', { name: 'Witaminy, podkategorie' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('heading', { name: 'Witaminy' })).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Wróć do: Menu główne' }));
    await expect(page.getByRole('button', { name: 'Witaminy, podkategorie' })).toHaveFocus();
  },
};

export const SecondLevel: Story = {
  play: async ({ canvasElement }) => {
    await openDrawer(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Witaminy, podkategorie' }));
  },
};
