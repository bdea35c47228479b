import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Heading, Text } from '../text/index.ts';
import { AccountLayout, AccountNavigation, type AccountNavigationItem } from './index.ts';

const items: readonly AccountNavigationItem[] = [
  { id: 'overview', label: 'Moje konto', href: '#konto' },
  { id: 'orders', label: 'Zamówienia', href: '#zamowienia' },
  { id: 'wishlist', label: 'Lista życzeń', href: '#lista' },
  { id: 'addresses', label: 'Adresy', href: '#adresy', current: true },
  { id: 'payments', label: 'Zapisane karty', href: '#karty' },
];

const onSignOut = fn();
const navigation = {
  label: 'Konto',
  items,
  signOutLabel: 'Wyloguj się',
  onSignOut,
};

const meta = {
  title: 'UI/Account/AccountLayout',
  component: AccountLayout,
  args: {
    navigation: <AccountNavigation {...navigation} />,
    children: (
      <>
        <Heading level={1}>Adresy</Heading>
        <Text>Nie masz jeszcze zapisanych adresów.</Text>
      </>
    ),
  },
  argTypes: { navigation: { control: false }, children: { control: false } },
} satisfies Meta<typeof AccountLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const SigningOut: Story = {
  args: { navigation: <AccountNavigation {...navigation} signOutLabel="Wylogowujemy…" signingOut /> },
};

export const LongTexts: Story = {
  args: {
    navigation: (
      <AccountNavigation
        {...navigation}
        items={items.map((item) => ({ ...item, label: `${item.label} i wszystkie powiązane z nimi ustawienia` }))}
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
    const { left, right } = current.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const SignsOutOnce: Story = {
  name: 'The last item signs out, and does nothing while the customer is being signed out',
  tags: ['behavior', '!autodocs'],
  render: () => (
    <>
      <AccountNavigation {...navigation} />
      <AccountNavigation {...navigation} label="W trakcie" signOutLabel="Wylogowujemy…" signingOut />
    </>
  ),
  play: async ({ canvasElement }) => {
    onSignOut.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Wyloguj się' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Wylogowujemy…' }));
    await expect(onSignOut).toHaveBeenCalledOnce();
  },
};
