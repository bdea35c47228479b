import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Logo } from '../header/index.ts';
import { CheckoutFooter, Footer } from './index.ts';

const labels = (...names: string[]) => names.map((label) => ({ id: label, label }));

const meta = {
  title: 'UI/Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    lead: (
      <Logo href="#home" label="witryna, strona główna" inverse>
        witryna
      </Logo>
    ),
    groups: [
      { id: 'account', title: 'Konto', entries: labels('Konto', 'Zaloguj się', 'Zarejestruj się', 'Status zamówienia', 'Zwroty') },
      { id: 'about', title: 'O nas', entries: [{ id: 'about', label: 'Poznaj nas', href: '#about-us' }, ...labels('Nasza historia', 'Newsletter', 'Oddajemy dobro')] },
      { id: 'help', title: 'Pomoc', entries: [{ id: 'service', label: 'Obsługa klienta', href: '#customer-service' }, ...labels('Pomoc')] },
    ],
    copyright: '© 2026 Witryna. Suplement diety nie może być stosowany jako substytut zróżnicowanej diety.',
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[FRM-17] Entries without a path are labels',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link').map((link) => link.textContent)).toEqual(['witryna', 'Poznaj nas', 'Obsługa klienta']);
  },
};
export const WithExtra: Story = { args: { extra: <a href="#facebook">Facebook</a> } };
export const RoomForTheCartSummary: Story = {
  args: { spacing: 'mobileCart' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByRole('contentinfo')).marginBottom).toBe('69px');
  },
};
export const Checkout: Story = {
  render: (args) => <CheckoutFooter copyright={args.copyright} extra={<a href="#regulamin">Regulamin</a>} />,
};
