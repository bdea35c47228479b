import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FacebookIcon, InstagramIcon } from '../icon/index.ts';
import { CurrencySwitcher, StoreSwitcher } from '../switcher/index.ts';
import { SampleLogo } from '../story-utils/sample-logo.tsx';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { CaptchaNotice, CheckoutFooter, FollowUs, Footer } from './index.ts';

const links = (...names: string[]) => names.map((label) => ({ id: label, label, href: `#${label}` }));

const meta = {
  title: 'UI/Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <SampleLogo inverse />,
    groups: [
      {
        id: 'account',
        title: sampleText('Account'),
        links: links(
          sampleText('Sign in'),
          sampleText('Create account'),
          sampleText('Order status'),
          sampleText('Returns'),
        ),
      },
      {
        id: 'about',
        title: sampleText('About us'),
        links: links(sampleText('Get to know us'), sampleText('Our history'), 'Newsletter', sampleText('We give back')),
      },
      {
        id: 'help',
        title: sampleText('Help'),
        links: links(sampleText('Customer service'), sampleText('Shipping and returns')),
      },
    ],
    copyright: sampleText('© 2026. A food supplement cannot replace a varied diet.'),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[FRM-17] [FRM-18] Items without a path are labels',
  tags: ['behavior', '!autodocs'],
  args: {
    groups: [
      {
        id: 'about',
        title: sampleText('About us'),
        links: [...links(sampleText('Get to know us')), { id: 'history', label: sampleText('Our history') }],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'witryna',
      sampleText('Get to know us'),
    ]);
    await expect(canvas.getByText(sampleText('Our history'))).toBeVisible();
  },
};
export const Playground: Story = {};
export const Everything: Story = {
  name: '[FRM-15] [FRM-16] [FRM-19] [FRM-20] [FRM-21] [FRM-22] Newsletter, groups, captcha, switchers, social links and copyright',
  tags: ['behavior', '!autodocs'],
  args: {
    newsletter: (
      <p>
        {sampleText('Subscribe to the newsletter and get 10% off your first purchase.')}{' '}
        <a href="#newsletter">{sampleText('Subscribe')}</a>
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
            { id: 'pl', label: sampleText('Poland') },
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
    extra: <a href="#regulamin">{sampleText('Terms')}</a>,
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
export const ExtraTargets: Story = {
  ...WithExtra,
  name: '[G-13] Links next to the copyright are as high as other targets, on a line of the same height',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Facebook' });
    const { height } = link.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(40);
    await expect(link.parentElement?.getBoundingClientRect().height).toBeLessThan(height);
  },
};
export const RoomForTheCartSummary: Story = {
  name: '[FRM-24] Space for the summary of the cart page on phones',
  tags: ['behavior', '!autodocs'],
  args: { spacing: 'mobileCart' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { marginBottom, boxShadow, backgroundColor } = getComputedStyle(
      within(canvasElement).getByRole('contentinfo'),
    );
    await expect(marginBottom).toBe('69px');
    // The color of the page would be a bright band below the footer.
    await expect(boxShadow).toContain(backgroundColor);
  },
};
export const Checkout: Story = {
  render: (args) => (
    <CheckoutFooter copyright={args.copyright} extra={<a href="#regulamin">{sampleText('Terms')}</a>} />
  ),
};

export const CheckoutBehavior: Story = {
  ...Checkout,
  name: '[FRM-26] The checkout has copyright and a block of links',
  tags: ['behavior', '!autodocs'],
};
