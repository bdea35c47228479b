import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import usage from '../../docs/examples/dropdown-menu.tsx?raw';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { ChevronDownIcon, EditIcon, PinIcon, TrashIcon } from '../icon/index.ts';
import { finishAnimations } from '../story-utils/animation.ts';
import { inFrame } from '../story-utils/in-frame.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { DropdownMenu } from './index.ts';

const meta = {
  title: 'UI/Overlays/DropdownMenu',
  component: DropdownMenu,
  parameters: { docs: inFrame('20rem', usage) },
  args: {
    trigger: (
      <Button variant="secondary" size="small">
        {sampleText('Home address')} <ChevronDownIcon size="small" />
      </Button>
    ),
    items: [
      { id: 'edit', label: sampleText('Change address'), icon: <EditIcon size="medium" />, onSelect: fn() },
      { id: 'map', label: sampleText('Show on the map'), icon: <PinIcon size="medium" />, href: '#mapa' },
      {
        id: 'remove',
        label: sampleText('Delete address'),
        icon: <TrashIcon size="medium" />,
        tone: 'danger',
        separated: true,
      },
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

// First, so that the documentation opens with the menu.
export const Open: Story = { args: { open: true }, decorators: withRoom };
export const Default: Story = {};
export const Playground: Story = {};
export const DisabledItem: Story = {
  args: {
    open: true,
    items: [
      { id: 'edit', label: sampleText('Change address') },
      { id: 'remove', label: sampleText('Delete address'), disabled: true },
    ],
  },
  decorators: withRoom,
};
export const LongTexts: Story = {
  args: {
    open: true,
    items: [
      {
        id: 'edit',
        label: sampleText('Change the shipping address in all orders that we have not given to the courier yet'),
        icon: <EditIcon size="medium" />,
      },
      { id: 'remove', label: sampleText('Delete: Antidisestablishmentarianism, 12 Market Square'), tone: 'danger' },
    ],
  },
  decorators: withRoom,
};
export const LongTextsBehavior: Story = {
  ...LongTexts,
  name: 'Breaks a word that is longer than the menu is wide',
  tags: ['behavior', '!autodocs'],
  args: { ...LongTexts.args, style: { maxWidth: '14rem' } },
  play: async () => {
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth));
  },
};
export const ChevronBehavior: Story = {
  ...Default,
  name: 'The chevron of the button points up while the menu is open, and no other icon turns',
  tags: ['behavior', '!autodocs'],
  args: {
    trigger: (
      <Button variant="secondary">
        <PinIcon size="small" /> {sampleText('Home address')} <ChevronDownIcon size="small" />
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: sampleText('Home address') });
    const getTurns = () =>
      [...trigger.querySelectorAll('path, circle')].map((shape) => getComputedStyle(shape).transform);
    await expect(getTurns()).toSatisfy((turns: readonly string[]) => turns.every((turn) => turn === 'none'));
    await userEvent.click(trigger);
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'));
    const turns = getTurns();
    await expect(turns.pop()).toBe('matrix(-1, 0, 0, -1, 0, 0)');
    await expect(new Set(turns)).toEqual(new Set(['none']));
  },
};
export const Keyboard: Story = {
  name: 'Enter opens it, arrows, End and letters move, Escape closes and returns focus',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: sampleText('Home address') });
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item(sampleText('Change address'))).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(item(sampleText('Show on the map'))).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item(sampleText('Delete address'))).toHaveFocus();
    await userEvent.keyboard('z');
    await waitFor(() => expect(item(sampleText('Change address'))).toHaveFocus());
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
    const trigger = within(canvasElement).getByRole('button', { name: sampleText('Home address') });
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu');
    await waitFor(() =>
      expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(trigger.getBoundingClientRect().top),
    );
  },
};
export const InDialog: Story = {
  name: 'Opens in front of the dialog that contains its button; Escape closes only the menu',
  tags: ['behavior', '!autodocs'],
  render: (args) => (
    <Dialog defaultOpen title={sampleText('Change address')}>
      <DropdownMenu {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: sampleText('Home address') }));
    const item = await screen.findByRole('menuitem', { name: sampleText('Delete address') });
    finishAnimations();
    const { left, top, width, height } = item.getBoundingClientRect();
    await waitFor(() =>
      expect(item.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(dialog).toBeVisible();
  },
};
