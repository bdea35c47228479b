import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BagIcon, MenuIcon, SearchIcon, UserIcon } from '../icon/index.ts';
import { LoadingBar } from '../loading-bar/index.ts';
import { MegaMenu } from '../mega-menu/index.ts';
import { Header, HeaderButton, HeaderLink, Logo, TopBar, cartBadge } from './index.ts';

interface HeaderSample {
  /** Products in the cart. */
  count: number;
  /** Text beside the account icon. */
  greeting: string;
  /** The page being loaded. */
  loading: boolean;
  /** Names of the bar's categories. */
  categories: readonly string[];
}

function Sample({ count, greeting, loading, categories }: HeaderSample) {
  return (
    <header>
      <TopBar banner="Darmowa dostawa od 149 zł">
        <a href="#salon">Salon: Kraków, Rynek Główny</a>
        <a href="#kontakt">Kontakt</a>
      </TopBar>
      <Header
        logo={
          <Logo href="#home" label="witryna, strona główna">
            witryna
          </Logo>
        }
        navigation={
          <MegaMenu
            label="Kategorie"
            seeAllLabel={(name) => `Zobacz wszystko: ${name}`}
            currentId="Witaminy"
            items={categories.map((label) => ({ id: label, label, href: `#${label}` }))}
          />
        }
        actions={
          <>
            <HeaderLink icon={<SearchIcon />} label="Szukaj" href="#search" />
            <HeaderButton icon={<UserIcon />} label={`Moje konto: ${greeting}`} text={greeting} expanded={false} onClick={fn()} />
            <HeaderLink icon={<BagIcon />} label={`Koszyk, liczba produktów: ${count}`} badge={cartBadge(count)} href="#cart" />
            <HeaderButton icon={<MenuIcon />} label="Menu" narrowOnly expanded={false} controls="menu-drawer" onClick={fn()} />
          </>
        }
      >
        <LoadingBar state={loading ? 'loading' : 'off'} />
      </Header>
    </header>
  );
}

const meta = {
  title: 'UI/Navigation/Header',
  component: Sample,
  parameters: { layout: 'fullscreen' },
  args: {
    count: 3,
    greeting: 'Cześć, Ola',
    loading: false,
    categories: ['Witaminy', 'Minerały', 'Odporność', 'Uroda', 'Sport', 'Marki', 'Poradnik'],
  },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

const isWiderThanScreen = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

export const Default: Story = {
  play: async () => {
    await expect(isWiderThanScreen()).toBe(false);
  },
};
export const EmptyCart: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Koszyk/ })).toHaveTextContent(/^Koszyk, liczba produktów: 0$/);
  },
};
export const ManyProducts: Story = {
  name: '[FRM-08] 99+ in the badge, the exact number in the name',
  args: { count: 128 },
  play: async ({ canvasElement }) => {
    const cart = within(canvasElement).getByRole('link', { name: 'Koszyk, liczba produktów: 128' });
    await expect(within(cart).getByText('99+')).toBeVisible();
  },
};
export const Loading: Story = { args: { loading: true } };
export const LongTexts: Story = {
  args: {
    greeting: 'Cześć, Aleksandro Konstancjo',
    categories: ['Witaminy i minerały', 'Odporność i przeziębienie', 'Uroda od środka', 'Sport i regeneracja', 'Ciąża i karmienie', 'Marki własne i partnerskie', 'Poradnik'],
  },
  play: async () => {
    await expect(isWiderThanScreen()).toBe(false);
  },
};
