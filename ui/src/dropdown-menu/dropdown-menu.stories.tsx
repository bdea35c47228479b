import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ChevronDownIcon, EditIcon, PinIcon, TrashIcon } from '../icon/index.ts';
import { inFrame } from '../story-utils/in-frame.ts';
import { DropdownMenu } from './index.ts';

const meta = {
  title: 'UI/Overlays/DropdownMenu',
  component: DropdownMenu,
  parameters: { docs: inFrame('20rem') },
  args: {
    trigger: (
      <Button variant="secondary" size="small">
        Adres domowy <ChevronDownIcon size="small" />
      </Button>
    ),
    items: [
      { id: 'edit', label: 'Zmień adres', icon: <EditIcon size="medium" />, onSelect: fn() },
      { id: 'map', label: 'Pokaż na mapie', icon: <PinIcon size="medium" />, href: '#mapa' },
      { id: 'remove', label: 'Usuń adres', icon: <TrashIcon size="medium" />, tone: 'danger', separated: true },
    ],
  },
  argTypes: {
    align: { control: 'inline-radio', options: ['start', 'end'] },
    side: { control: 'inline-radio', options: ['bottom', 'top'] },
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Room for the open menu in pictures of the story, which has no height of its own. */
const withRoom: Story['decorators'] = (Story) => (
  <div style={{ minHeight: '16rem' }}>
    <Story />
  </div>
);

export const Default: Story = {};
export const Playground: Story = {};
export const Open: Story = { args: { defaultOpen: true }, decorators: withRoom };
export const DisabledItem: Story = {
  args: {
    defaultOpen: true,
    items: [
      { id: 'edit', label: 'Zmień adres' },
      { id: 'remove', label: 'Usuń adres', disabled: true },
    ],
  },
  decorators: withRoom,
};
export const LongTexts: Story = {
  args: {
    defaultOpen: true,
    items: [
      {
        id: 'edit',
        label: 'Zmień adres dostawy we wszystkich zamówieniach, których jeszcze nie przekazaliśmy kurierowi',
        icon: <EditIcon size="medium" />,
      },
      { id: 'remove', label: 'Usuń: Konstantynopolitańczykowianeczka, Rynek Główny 12', tone: 'danger' },
    ],
  },
  decorators: withRoom,
};
export const Keyboard: Story = {
  name: 'Enter opens it, arrows, End and letters move, Escape closes and returns focus',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Adres domowy' });
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Zmień adres')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Pokaż na mapie')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item('Usuń adres')).toHaveFocus();
    await userEvent.keyboard('z');
    await waitFor(() => expect(item('Zmień adres')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
export const Flips: Story = {
  name: 'Opens above its button if there is no space below',
  tags: ['behavior', '!autodocs'],
  decorators: (Story) => (
    <div style={{ position: 'fixed', insetBlockEnd: 0 }}>
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Adres domowy' });
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu');
    await waitFor(() =>
      expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(trigger.getBoundingClientRect().top),
    );
  },
};
