import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
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
import {
  CheckoutHeader,
  Header,
  HeaderButton,
  HeaderLink,
  Logo,
  SiteHeader,
  TopBar,
  formatCartCount,
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

function getCartLabel(count: number): string {
  return count === 0 ? 'Koszyk, pusty' : `Koszyk, produkty: ${count}, razem 203,80 zł`;
}

function Sample({ count, name, offline, loading, categories }: HeaderSample) {
  return (
    <SiteHeader>
      <TopBar
        banner="Darmowa dostawa od 149 zł"
        extraLink={<a href="#poradnik">Poradnik</a>}
        favoriteStore={<a href="#salon">Salon: Kraków, Rynek Główny</a>}
        contact={<a href="#kontakt">Kontakt</a>}
        switchers={
          <>
            <StoreSwitcher
              align="end"
              options={[
                { id: 'pl', label: 'Polska' },
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
          <MegaMenu currentId="Witaminy" items={categories.map((label) => ({ id: label, label, href: `#${label}` }))} />
        }
        actions={
          <>
            {offline && <OfflineIndicator isOnline={false} hasBeenOffline />}
            <HeaderButton
              icon={<SearchIcon />}
              label="Szukaj"
              expanded={false}
              controls="search-panel"
              onClick={fn()}
            />
            <AccountTrigger
              signedIn={name !== null}
              name={name}
              links={[{ id: 'orders', label: 'Historia zamówień', href: '#orders' }]}
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

const usage = `<SiteHeader>
  <TopBar banner="Free delivery from €50" contact={<a href="/contact">Contact</a>} />
  <Header
    logo={<Logo href="/" label="Shoe shop, home page">Shoe shop</Logo>}
    navigation={<MegaMenu items={[{ id: 'women', label: 'Women', href: '/women' }]} />}
    actions={<HeaderLink icon={<BagIcon />} label="Cart, 3 products" badge={formatCartCount(3)} href="/cart" />}
  />
</SiteHeader>`;

/** The header of a shop: a bar with services, then logo, navigation and actions. Each part can be left out. */
const meta = {
  title: 'UI/Navigation/Header',
  tags: ['looks'],
  component: Sample,
  subcomponents: {
    SiteHeader,
    TopBar,
    Header,
    HeaderLink,
    HeaderButton,
    Logo,
    CheckoutHeader,
  },
  parameters: { layout: 'fullscreen', docs: { source: { code: usage } } },
  args: {
    count: 3,
    name: 'Ola',
    offline: false,
    loading: false,
    categories: ['Witaminy', 'Minerały', 'Odporność', 'Uroda', 'Sport', 'Marki', 'Poradnik'],
  },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[FRM-01] [FRM-02] [FRM-03] [FRM-04] [FRM-05] [FRM-06] [FRM-07] All parts of both headers, as wide as the screen',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(isWiderThanScreen()).toBe(false);
    await expect(canvas.getByText('Darmowa dostawa od 149 zł')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'witryna, strona główna' })).toHaveAttribute('href', '#home');
    for (const name of [
      'Szukaj',
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
export const Sticky: Story = {
  name: '[FRM-06] Sticks to the top without layout shift below',
  tags: ['behavior', '!autodocs'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <main style={{ blockSize: '300vh' }}>
          <h1>Witaminy</h1>
        </main>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('link', { name: 'witryna, strona główna' });
    const content = within(canvasElement).getByRole('heading', { name: 'Witaminy' });
    const place = () => content.getBoundingClientRect().top + window.scrollY;
    const before = place();
    window.scrollTo(0, 600);
    await expect(header.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(header.getBoundingClientRect().top).toBeLessThan(50);
    await expect(place()).toBe(before);
    window.scrollTo(0, 0);
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

export const EmptyCart: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    const label = getCartLabel(0);
    await expect(within(canvasElement).getByRole('link', { name: label }).textContent).toBe(label);
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
    await expect(within(cart).getByText('99+')).toBeVisible();
  },
};
export const Loading: Story = { args: { loading: true } };
export const LongTexts: Story = {
  args: {
    name: 'Aleksandra Konstancja',
    categories: [
      'Witaminy i minerały',
      'Odporność i przeziębienie',
      'Uroda od środka',
      'Sport i regeneracja',
      'Ciąża i karmienie',
      'Marki własne i partnerskie',
      'Poradnik',
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
  play: async () => {
    await expect(isWiderThanScreen()).toBe(false);
  },
};
