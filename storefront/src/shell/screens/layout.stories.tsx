import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { replaceField } from './replace-field.ts';
import { customer, onDesktop, screen, screenParameters } from './screen.tsx';

const meta = {
  title: 'Storefront/Screens/Layout',
  tags: ['screen', '!autodocs'],
  parameters: screenParameters,
} satisfies Meta;

export default meta;

/** A short page, so that the layout is what one sees. */
const layout = { path: '/track-my-order', recordings: [] };
const signedIn = { ...layout, recordings: ['account', 'cart'], remembered: customer };

/** The dialog over the page; its words differ with the locale of the toolbar. */
const findDialog = () => within(document.body).findByRole('alertdialog');

const toDepartment = (position: number) => {
  const name = ['Schuhe', 'Außenbeleuchtung', 'Pflege', 'Wanderstiefel und Trekkingschuhe'][position % 4] ?? '';
  return {
    uid: `${position}`,
    name: `${name} ${position + 1}`,
    position,
    include_in_menu: 1,
    url_path: `department-${position}`,
    url_suffix: '.html',
    children: [],
  };
};

export const Default = screen(layout);
export const DemoNotice = screen({
  ...layout,
  change: (answer: unknown, operation: string) =>
    operation === 'storeConfig' ? replaceField(answer, 'demonotice', 1) : answer,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/d[eé]mo/i);
  },
});
/** Thirty departments, of which the header shows the first on one line and the drawer all. */
export const ManyCategories = {
  ...screen({
    ...layout,
    change: (answer: unknown, operation: string) =>
      operation === 'getMegaMenu'
        ? replaceField(answer, 'categoryList', [
            { uid: 'root', children: Array.from({ length: 30 }, (_, index) => toDepartment(index)) },
          ])
        : answer,
    play: async ({ canvasElement }) => {
      const navigation = canvasElement.querySelector<HTMLElement>('header nav');
      const button = canvasElement.querySelector('[aria-controls="menu-drawer"]');
      await expect(navigation?.querySelectorAll('[data-part="top-link"]')).toHaveLength(30);
      await expect(navigation?.offsetHeight).toBeLessThan(50);
      await expect(button).toBeVisible();
    },
  }),
  globals: onDesktop,
};
export const SignedIn = screen(signedIn);
export const Navigating = screen({ ...layout, navigating: true });
export const Offline = screen({ ...layout, offline: true });
export const Broken = screen({
  ...layout,
  broken: true,
  play: async () => {
    await findDialog();
  },
});
export const Toasts = screen({
  ...layout,
  prepare: ({ toasts }) => {
    toasts.add({
      type: 'success',
      message: 'Dodano do koszyka: Witamina C 1000',
      actionText: 'Zobacz koszyk',
      onAction: () => undefined,
      timeout: false,
    });
    toasts.add({ type: 'warning', message: 'Koszyk wygasł. Dodaj produkty jeszcze raz.', timeout: false });
    toasts.add({
      type: 'error',
      message: 'Wystąpił nieoczekiwany błąd.',
      debug: 'Numer błędu: 7F3A01C2',
      timeout: false,
    });
  },
  play: async () => {
    await waitFor(() => expect(document.body.querySelectorAll('[data-type]')).toHaveLength(3));
  },
});

/** A session of two minutes ends soon from its beginning. */
const endsSoon = {
  ...signedIn,
  change: (answer: unknown, operation: string) =>
    operation === 'getUserConfig' ? replaceField(answer, 'customer_token_expiration_time', 120) : answer,
};

export const SessionEndsSoon = screen({
  ...endsSoon,
  play: async () => {
    await findDialog();
  },
});
export const SessionPassword = screen({
  ...endsSoon,
  play: async () => {
    // The button that stays has the focus (line SS-1).
    const warning = await findDialog();
    await waitFor(() => expect(warning).toContainElement(document.querySelector('button:focus')));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.body.querySelector('[role="dialog"] [autocomplete="current-password"]')).toBeVisible(),
    );
  },
});

export const Consent = screen({
  ...layout,
  measured: true,
  play: async () => {
    await expect(await within(document.body).findByRole('region', { name: /\S/ })).toBeVisible();
  },
});

/** A second store view and a second currency: then there is something to switch. */
const withChoice = {
  ...layout,
  change: (answer: unknown, operation: string) => {
    if (operation === 'getCurrencyData') return replaceField(answer, 'available_currency_codes', ['PLN', 'EUR']);
    return operation === 'availableStores' ? replaceField(answer, 'availableStores', storeViews) : answer;
  },
};
const storeViews = [
  {
    store_code: 'witryna_pl_pl_pl',
    store_name: 'witryna - PL',
    locale: 'pl_PL',
    default_display_currency_code: 'PLN',
    is_default_store: true,
  },
  {
    store_code: 'witryna_pl_en_us',
    store_name: 'witryna - EN',
    locale: 'en_US',
    default_display_currency_code: 'PLN',
    is_default_store: false,
  },
].map((view, store_sort_order) => ({
  ...view,
  store_sort_order,
  store_group_code: 'witryna',
  store_group_name: 'Witryna',
  secure_base_media_url: '/media/',
}));

/** Opens one of the switchers in the top bar, which stand in one group of the page. */
const openSwitcher =
  (index: number) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const switcher = await waitFor(() => {
      const found = canvasElement.querySelectorAll('[data-disclosure] > button')[index];
      if (!found) throw new Error('There is no switcher.');
      return found;
    });
    await userEvent.click(switcher);
    await expect(switcher).toHaveAttribute('aria-expanded', 'true');
  };

export const StoreSwitcher = { ...screen({ ...withChoice, play: openSwitcher(0) }), globals: onDesktop };
export const CurrencySwitcher = { ...screen({ ...withChoice, play: openSwitcher(1) }), globals: onDesktop };
export const LongTexts = screen({ ...signedIn, long: true });
export const LargeText = screen({ ...signedIn, largeText: true });
