import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Logo } from '../header/index.ts';
import { FacebookIcon, InstagramIcon } from '../icon/index.ts';
import { CurrencySwitcher, StoreSwitcher } from '../switcher/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { CaptchaNotice, CheckoutFooter, FollowUs, Footer } from './index.ts';

const labels = (...names: string[]) => names.map((label) => ({ id: label, label }));

const meta = {
  title: 'UI/Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: (
      <Logo href="#home" label="witryna, strona główna" inverse>
        witryna
      </Logo>
    ),
    groups: [
      {
        id: 'account',
        title: 'Konto',
        links: labels('Konto', 'Zaloguj się', 'Zarejestruj się', 'Status zamówienia', 'Zwroty'),
      },
      {
        id: 'about',
        title: 'O nas',
        links: [
          { id: 'about', label: 'Poznaj nas', href: '#about-us' },
          ...labels('Nasza historia', 'Newsletter', 'Oddajemy dobro'),
        ],
      },
      {
        id: 'help',
        title: 'Pomoc',
        links: [{ id: 'service', label: 'Obsługa klienta', href: '#customer-service' }, ...labels('Pomoc')],
      },
    ],
    copyright: '© 2026 Witryna. Suplement diety nie może być stosowany jako substytut zróżnicowanej diety.',
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[FRM-17] [FRM-18] Items without a path are labels',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['witryna', 'Poznaj nas', 'Obsługa klienta']);
  },
};
export const Playground: Story = {};
export const Everything: Story = {
  name: '[FRM-15] [FRM-16] [FRM-19] [FRM-20] [FRM-21] [FRM-22] Newsletter, groups, captcha, switchers, social links and copyright',
  tags: ['behavior', '!autodocs'],
  args: {
    newsletter: (
      <p>
        Zapisz się na newsletter i odbierz 10% rabatu na pierwsze zakupy. <a href="#newsletter">Zapisz się</a>
      </p>
    ),
    captcha: <CaptchaNotice privacyHref="#prywatnosc" termsHref="#warunki" />,
    social: (
      <FollowUs
        links={[
          { href: '#facebook', label: 'Facebook', icon: <FacebookIcon /> },
          { href: '#instagram', label: 'Instagram', icon: <InstagramIcon /> },
          { href: '#pinterest', label: 'Pinterest' },
        ]}
      />
    ),
    switchers: (
      <>
        <StoreSwitcher
          side="top"
          options={[
            { id: 'pl', label: 'Polska' },
            { id: 'cz', label: 'Česko', lang: 'cs' },
          ]}
          value="pl"
          onValueChange={fn()}
        />
        <CurrencySwitcher
          side="top"
          options={['PLN', 'EUR'].map((id) => ({ id, label: id }))}
          value="PLN"
          onValueChange={fn()}
        />
      </>
    ),
    extra: <a href="#regulamin">Regulamin</a>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('navigation')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Facebook' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: getStoryStrings().currencySwitcher.currentLabel('PLN') }));
    await expect(canvas.getByRole('button', { name: 'EUR' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const NarrowDesktop: Story = {
  args: { ...Everything.args },
  globals: { viewport: { value: 'from960' } },
};

export const NarrowDesktopBehavior: Story = {
  ...NarrowDesktop,
  name: 'The lists of the switchers stay within the page at every width',
  tags: ['behavior', '!autodocs'],
  play: Everything.play,
};
export const WithExtra: Story = { args: { extra: <a href="#facebook">Facebook</a> } };
export const RoomForTheCartSummary: Story = {
  name: '[FRM-24] Space for the summary of the cart page on phones',
  tags: ['behavior', '!autodocs'],
  args: { spacing: 'mobileCart' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByRole('contentinfo')).marginBottom).toBe('69px');
  },
};
export const Checkout: Story = {
  render: (args) => <CheckoutFooter copyright={args.copyright} extra={<a href="#regulamin">Regulamin</a>} />,
};

export const CheckoutBehavior: Story = {
  ...Checkout,
  name: '[FRM-26] The checkout has copyright and a block of links',
  tags: ['behavior', '!autodocs'],
};
