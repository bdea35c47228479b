import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import usage from '../../docs/examples/header.tsx?raw';
import { LoadingBar } from '../loading-bar/index.ts';
import { MegaMenu } from '../mega-menu/index.ts';
import { BagIcon, MenuIcon, SearchIcon } from '../icon/index.ts';
import { AccountTrigger } from '../account-trigger/index.ts';
import { NeedHelp } from '../need-help/index.ts';
import { OfflineIndicator } from '../offline/index.ts';
import { CurrencySwitcher, StoreSwitcher } from '../switcher/index.ts';
import { isWiderThanScreen, largeText } from '../story-utils/large-text.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { SampleLogo } from '../story-utils/sample-logo.tsx';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import {
  CheckoutHeader,
  Header,
  HeaderButton,
  HeaderLink,
  Logo,
  SiteHeader,
  TopBar,
  formatCartCount,
  type HeaderProps,
} from './index.ts';

interface HeaderSample {
  /** Number of products in the cart. */
  count: number;
  /** First name of the customer; null for a guest. */
  name: string | null;
  /** Whether the connection is lost. */
  offline: boolean;
  /** Whether a page is loading. */
  loading: boolean;
  /** Names of the top-level categories. */
  categories: readonly string[];
}

/** The counter leaves at least half of the icon visible. */
async function expectIconVisible(link: HTMLElement, badge: HTMLElement) {
  const icon = link.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
  await expect(badge.getBoundingClientRect().left).toBeGreaterThanOrEqual(icon.left + icon.width / 2);
}

function getCartLabel(count: number): string {
  return count === 0
    ? sampleText('Cart, empty')
    : sampleText('Cart, products: {count}, {total}', { count, total: samplePrice(20380) });
}

function Example({ count, name, offline, loading, categories }: HeaderSample) {
  return (
    <SiteHeader>
      <TopBar
        banner={sampleText('Free delivery from €149')}
        extraLink={<a href="#poradnik">{sampleText('Guide')}</a>}
        favoriteStore={<a href="#salon">{sampleText('Store: Oxford, Market Square')}</a>}
        contact={<a href="#kontakt">{sampleText('Contact')}</a>}
        switchers={
          <>
            <StoreSwitcher
              align="end"
              options={[
                { id: 'pl', label: sampleText('Poland') },
                { id: 'cz', label: 'Česko', lang: 'cs' },
              ]}
              value="pl"
              onValueChange={fn()}
            />
            <CurrencySwitcher
              align="end"
              options={['PLN', 'EUR'].map((id) => ({ id, label: id }))}
              value="PLN"
              onValueChange={fn()}
            />
          </>
        }
      />
      <Header
        logo={<SampleLogo />}
        navigation={
          <MegaMenu
            currentId={sampleText('Vitamins')}
            items={categories.map((label) => ({ id: label, label, href: `#${label}` }))}
          />
        }
        actions={
          <>
            {offline && <OfflineIndicator isOnline={false} hasBeenOffline />}
            <HeaderButton
              icon={<SearchIcon />}
              label={sampleText('Search')}
              expanded={false}
              controls="search-panel"
              onClick={fn()}
            />
            <AccountTrigger
              signedIn={name !== null}
              name={name}
              links={[{ id: 'orders', label: sampleText('Order history'), href: '#orders' }]}
              onSignOut={fn()}
            />
            <HeaderLink icon={<BagIcon />} label={getCartLabel(count)} badge={formatCartCount(count)} href="#cart" />
            <HeaderButton
              icon={<MenuIcon />}
              label="Menu"
              narrowOnly
              expanded={false}
              controls="menu-drawer"
              onClick={fn()}
            />
          </>
        }
      >
        <LoadingBar state={loading ? 'loading' : 'off'} />
      </Header>
    </SiteHeader>
  );
}

/** The header of a shop: a bar with services, then logo, navigation and actions. Each part can be left out. */
const meta = {
  title: 'UI/Navigation/Header',
  tags: ['looks'],
  component: Header,
  subcomponents: {
    SiteHeader,
    TopBar,
    HeaderLink,
    HeaderButton,
    Logo,
    CheckoutHeader,
  },
  render: (args) => <Example {...args} />,
  parameters: { layout: 'fullscreen', docs: { canvas: { className: 'wide-frame' }, source: { code: usage } } },
  argTypes: {
    logo: { control: false },
    navigation: { control: false },
    actions: { control: false },
    children: { control: false },
    count: { description: 'Number of products in the cart.', table: { category: 'Story' } },
    name: { description: 'First name of the customer; empty for a guest.', table: { category: 'Story' } },
    offline: { description: 'Whether the connection is lost.', table: { category: 'Story' } },
    loading: { description: 'Whether a page is loading.', table: { category: 'Story' } },
    categories: { description: 'Names of the top-level categories.', table: { category: 'Story' } },
  },
  args: {
    count: 3,
    name: 'Ola',
    offline: false,
    loading: false,
    categories: [
      sampleText('Vitamins'),
      sampleText('Minerals'),
      sampleText('Immunity'),
      sampleText('Beauty'),
      'Sport',
      sampleText('Brands'),
      sampleText('Guide'),
    ],
  },
} satisfies Meta<HeaderProps & HeaderSample>;

export default meta;
type Story = StoryObj<HeaderProps & HeaderSample>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[FRM-01] [FRM-02] [FRM-03] [FRM-04] [FRM-05] [FRM-06] [FRM-07] All parts of both headers, as wide as the screen',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(isWiderThanScreen()).toBe(false);
    await expect(canvas.getByText(sampleText('Free delivery from €149'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: sampleText('witryna, home page') })).toHaveAttribute('href', '#home');
    for (const name of [
      sampleText('Search'),
      `${getStoryStrings().accountTrigger.greeting('Ola')}, ${getStoryStrings().accountTrigger.accountLabel}`,
    ])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    const wide = window.innerWidth >= 1025;
    const narrow = canvas.queryByRole('button', { name: 'Menu' });
    if (wide) {
      await expect(narrow).toBeNull();
      await expect(canvas.getByRole('navigation', { name: getStoryStrings().megaMenu.label })).toBeVisible();
      await expect(
        canvas.getByRole('button', { name: getStoryStrings().currencySwitcher.currentLabel('PLN') }),
      ).toBeVisible();
    } else {
      await expect(narrow).toBeVisible();
    }
  },
};
export const Playground: Story = {};
export const Guest: Story = { args: { name: null } };
export const Offline: Story = { args: { offline: true } };
export const OfflineBehavior: Story = {
  ...Offline,
  name: 'Actions that wrap stay at the end of the header',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  decorators: (Story) => (
    <div style={{ inlineSize: '18rem' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' }).getBoundingClientRect();
    const cart = canvas.getByRole('link', { name: getCartLabel(3) }).getBoundingClientRect();
    await expect(menu.top).toBeGreaterThan(cart.top);
    await expect(Math.abs(menu.right - cart.right)).toBeLessThan(1);
  },
};
export const Sticky: Story = {
  name: '[FRM-06] Sticks to the top without layout shift below',
  tags: ['behavior', '!autodocs'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <main style={{ blockSize: '300vh' }}>
          <h1>{sampleText('Vitamins')}</h1>
        </main>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('link', { name: sampleText('witryna, home page') });
    const content = within(canvasElement).getByRole('heading', { name: sampleText('Vitamins') });
    const place = () => content.getBoundingClientRect().top + window.scrollY;
    const before = place();
    window.scrollTo(0, 600);
    await expect(header.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(header.getBoundingClientRect().top).toBeLessThan(50);
    await expect(place()).toBe(before);
    window.scrollTo(0, 0);
  },
};
export const LogoWithoutItsImage: Story = {
  name: 'The name of the shop takes the place of a logo that cannot be loaded',
  tags: ['behavior', '!autodocs'],
  render: () => (
    <Header
      logo={
        <Logo href="#home" label="Wagner, home page" image={<img src="data:image/png;base64," alt="" data-broken="" />}>
          Wagner
        </Logo>
      }
    />
  ),
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText('Wagner');
    const image = canvasElement.querySelector('img');
    await expect(getComputedStyle(name).display).toBe('contents');
    await expect(image).not.toBeVisible();
    image?.removeAttribute('data-broken');
    await expect(image).toBeVisible();
    await expect(name).not.toBeVisible();
  },
};

export const Checkout: Story = {
  render: () => (
    <SiteHeader>
      <CheckoutHeader logo={<SampleLogo />} help={<NeedHelp status="ready" phone="12 345 67 89" />}>
        <LoadingBar state="off" />
      </CheckoutHeader>
    </SiteHeader>
  ),
};

export const CheckoutBehavior: Story = {
  ...Checkout,
  name: '[FRM-25] [FRM-28] The checkout has a reduced header',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: getStoryStrings().needHelp.label })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(isWiderThanScreen()).toBe(false);
  },
};

export const CheckoutLogo: Story = {
  ...Checkout,
  name: 'The mark of the logo keeps its size, and the name its distance from the help, where space is scarce',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' }, brand: 'zawilec' },
  decorators: (Story) => (
    <div>
      <Story />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const logo = canvas.getByRole('link');
    const name = document.createRange();
    name.selectNodeContents(logo);
    const help = canvas.getByRole('button');
    const frame = canvasElement.querySelector<HTMLElement>('div');
    for (let width = 260; width <= 400; width += 4) {
      if (frame) frame.style.inlineSize = `${width}px`;
      await expect(logo.querySelector('svg')?.getBoundingClientRect().width).toBe(24);
      const gap = help.getBoundingClientRect().left - name.getBoundingClientRect().right;
      const isWrapped = help.getBoundingClientRect().top >= logo.getBoundingClientRect().bottom;
      await expect(isWrapped || gap >= 4).toBe(true);
    }
  },
};

export const EmptyCart: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: getCartLabel(0) }).textContent).toBe('');
  },
};
export const ManyProducts: Story = {
  name: '[FRM-08] 99+ in the badge, the exact number in the name',
  tags: ['behavior', '!autodocs'],
  args: { count: 128 },
  play: async ({ canvasElement }) => {
    const cart = within(canvasElement).getByRole('link', {
      name: getCartLabel(128),
    });
    const badge = within(cart).getByText('99+');
    await expect(badge).toBeVisible();
    await expectIconVisible(cart, badge);
  },
};
export const Loading: Story = { args: { loading: true } };
export const LongTexts: Story = {
  args: {
    name: sampleText('Alexandra Constance'),
    categories: [
      sampleText('Vitamins and minerals'),
      sampleText('Immunity and colds'),
      sampleText('Beauty from within'),
      sampleText('Sport and recovery'),
      sampleText('Pregnancy and breastfeeding'),
      sampleText('Own brands and partner brands'),
      sampleText('Guide'),
    ],
  },
  play: async () => {
    await expect(isWiderThanScreen()).toBe(false);
  },
};
export const LargeText: Story = {
  name: '[G-14] With text twice as large its parts wrap below each other, and nothing scrolls horizontally',
  tags: ['behavior', '!autodocs'],
  beforeEach: largeText,
  play: async ({ canvasElement, args: { count } }) => {
    await expect(isWiderThanScreen()).toBe(false);
    const cart = within(canvasElement).getByRole('link', { name: getCartLabel(count) });
    await expectIconVisible(cart, within(cart).getByText(formatCartCount(count) ?? ''));
  },
};
export const LargeTextOnTablet: Story = {
  ...LargeText,
  name: '[G-14] With text twice as large the links of the top bar wrap on tablets',
  globals: { viewport: { value: 'tablet' } },
};
