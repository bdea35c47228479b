import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import usage from '../../docs/examples/account-trigger.tsx?raw';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { inFrame } from '../story-utils/in-frame.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { AccountTrigger } from './index.ts';

const links = [
  ['orders', sampleText('Order history')],
  ['wishlist', sampleText('Wish list')],
  ['addresses', sampleText('Address book')],
  ['account', sampleText('Account details')],
] as const;

const meta = {
  title: 'UI/Navigation/AccountTrigger',
  component: AccountTrigger,
  args: {
    signedIn: true,
    name: 'Anna',
    links: links.map(([id, label]) => ({ id, label, href: `#${id}`, ...(id === 'orders' && { current: true }) })),
    onSignOut: fn(),
    align: 'start',
  },
  // Storybook prints no prop of this name.
  parameters: { snippetParts: { "current: '[Circular]'": 'current: true' } },
} satisfies Meta<typeof AccountTrigger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
/** Phones show only the icon, for guests and customers alike; the text names the link or the button. */
export const Guest: Story = { args: { signedIn: false } };
export const WithoutName: Story = { args: { name: null } };
export const MenuOpen: Story = { parameters: { docs: inFrame('22rem', usage) }, args: { defaultOpen: true } };
export const Open: Story = {
  name: '[FRM-14] [AC-2] Account menu',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', {
        name: `${getStoryStrings().accountTrigger.greeting('Anna')}, ${getStoryStrings().accountTrigger.accountLabel}`,
      }),
    );
    await expect(canvas.getByRole('link', { name: sampleText('Order history') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: getStoryStrings().accountTrigger.signOutLabel })).toBeVisible();
  },
};
export const PaddingOfOpen: Story = {
  ...MenuOpen,
  name: 'Icon and text have the same distance from the edges of the open button',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { expanded: true });
    const [icon, text] = [...button.children].map((child) => child.getBoundingClientRect());
    const { left, right } = button.getBoundingClientRect();
    await expect((icon?.left ?? left) - left).toBe(8);
    await expect(right - (text?.right ?? right)).toBeCloseTo(8);
  },
};
export const LongTexts: Story = {
  parameters: { docs: inFrame('20rem', usage) },
  args: {
    name: sampleText('Alexandra Constance'),
    defaultOpen: true,
    links: [
      {
        id: 'a',
        label: sampleText('Contact preferences, newsletter and alerts about the availability of products'),
        href: '#a',
      },
    ],
  },
};
