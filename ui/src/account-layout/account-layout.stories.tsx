import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Heading, Text } from '../text/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { AccountLayout, AccountNavigation, type AccountNavigationItem } from './index.ts';

const items: readonly AccountNavigationItem[] = [
  { id: 'overview', label: sampleText('My account'), href: '#konto' },
  { id: 'orders', label: sampleText('Orders'), href: '#zamowienia' },
  { id: 'wishlist', label: sampleText('Wish list'), href: '#lista' },
  { id: 'addresses', label: sampleText('Addresses'), href: '#adresy', current: true },
  { id: 'payments', label: sampleText('Saved cards'), href: '#karty' },
];

const onSignOut = fn();
const navigation = {
  label: sampleText('Account'),
  items,
  signOutLabel: sampleText('Sign out'),
  onSignOut,
};

const meta = {
  title: 'UI/Account/AccountLayout',
  component: AccountLayout,
  args: {
    navigation: <AccountNavigation {...navigation} />,
    children: (
      <>
        <Heading level={1}>{sampleText('Addresses')}</Heading>
        <Text>{sampleText('You have no saved addresses yet.')}</Text>
      </>
    ),
  },
  argTypes: { navigation: { control: false }, children: { control: false } },
  // Storybook prints no prop of this name.
  parameters: { snippetParts: { "current: '[Circular]'": 'current: true' } },
} satisfies Meta<typeof AccountLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const SigningOut: Story = {
  args: { navigation: <AccountNavigation {...navigation} signOutLabel={sampleText('Signing out…')} signingOut /> },
};

export const LongTexts: Story = {
  args: {
    navigation: (
      <AccountNavigation
        {...navigation}
        items={items.map((item) => ({
          ...item,
          label: sampleText('{label} and all settings that belong to it', { label: item.label }),
        }))}
      />
    ),
  },
};

export const CurrentInView: Story = {
  name: 'The current page is in view in the scrolling row',
  tags: ['behavior', '!autodocs'],
  render: () => <AccountNavigation {...navigation} />,
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { current: 'page' });
    await waitFor(async () => {
      const { left, right } = current.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    });
  },
};

export const CurrentInViewAfterResize: Story = {
  name: 'The current page is in view in a row that becomes narrower',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ width: 2000 }}>
      <AccountNavigation {...navigation} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation');
    if (row.parentElement) row.parentElement.style.width = '200px';
    const current = within(row).getByRole('link', { current: 'page' });
    await waitFor(() =>
      expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 16),
    );
  },
};

export const SignsOutOnce: Story = {
  name: 'The last item signs out, and does nothing while the customer is being signed out',
  tags: ['behavior', '!autodocs'],
  render: () => (
    <>
      <AccountNavigation {...navigation} />
      <AccountNavigation
        {...navigation}
        label={sampleText('In progress')}
        signOutLabel={sampleText('Signing out…')}
        signingOut
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    onSignOut.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Sign out') }));
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Signing out…') }));
    await expect(onSignOut).toHaveBeenCalledOnce();
  },
};
