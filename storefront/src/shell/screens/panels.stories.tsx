import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { replaceField } from './replace-field.ts';
import { customer, onDesktop, screen, screenParameters, type ScreenOptions } from './screen.tsx';

const meta = {
  title: 'Storefront/Screens/Panels',
  tags: ['screen', '!autodocs'],
  parameters: screenParameters,
} satisfies Meta;

export default meta;

type Play = NonNullable<ScreenOptions['play']>;

/** A short page, so that the panel is what one sees. */
const page = { path: '/track-my-order', recordings: ['panels'] };
const search = { ...page, prepare: (ui) => ui.setPanel('search') } satisfies ScreenOptions;
const miniCart = {
  ...page,
  recordings: ['cart'],
  remembered: { cartId: 'cart' },
  prepare: (ui) => ui.setPanel('mini-cart'),
} satisfies ScreenOptions;

const typeInSearch = async (text: string) => {
  const field = await within(document.body).findByRole('combobox');
  await userEvent.type(field, text);
};

/** The panel announces what it says in place of suggestions once that has stayed for a moment. */
const noteIsAnnounced = () =>
  waitFor(() => {
    const note = document.body.querySelector('[data-part="note"]')?.textContent ?? '';
    return expect(within(document.body).getByText(note, { selector: '[role="status"]' })).toBeInTheDocument();
  });

const cartIsOpen: Play = async () => {
  await within(document.body).findByRole('dialog');
};

export const Default = screen({ ...miniCart, play: cartIsOpen });
export const MiniCartEmpty = screen({ ...miniCart, remembered: {}, play: cartIsOpen });
export const MiniCartLoading = screen({ ...miniCart, pending: ['getCartDetails'], play: cartIsOpen });
export const MiniCartFailed = screen({ ...miniCart, failing: true, play: cartIsOpen });
export const MiniCartLongTexts = screen({ ...miniCart, long: true, play: cartIsOpen });

export const Search = screen({
  ...search,
  play: async () => {
    await within(document.body).findByRole('combobox');
  },
});
export const SearchRecent = screen({
  ...search,
  remembered: { recent_searches: ['magnez', 'witamina d3', 'kolagen'] },
  play: async () => {
    await expect(await within(document.body).findByRole('option', { name: 'witamina d3' })).toBeVisible();
  },
});
export const SearchSuggestions = screen({
  ...search,
  play: async () => {
    await typeInSearch('magnez');
    await waitFor(() => expect(within(document.body).getAllByRole('option').length).toBeGreaterThan(3));
  },
});
export const SearchNothingFound = screen({
  ...search,
  change: (answer, operation) => (operation === 'getSearchSuggestions' ? replaceField(answer, 'items', []) : answer),
  play: async () => {
    await typeInSearch('qwerty');
    await noteIsAnnounced();
  },
});
export const SearchFailed = screen({
  ...search,
  refused: { getSearchSuggestions: 'Internal server error' },
  play: async () => {
    await typeInSearch('magnez');
    await noteIsAnnounced();
  },
});

export const AccountMenu = {
  ...screen({
    ...page,
    recordings: ['account', 'cart'],
    remembered: customer,
    play: async ({ canvasElement }) => {
      const greeting = await within(canvasElement).findByRole('button', { name: /Ola/ });
      await userEvent.click(greeting);
      await waitFor(() => expect(greeting).toHaveAttribute('aria-expanded', 'true'));
    },
  }),
  globals: onDesktop,
};

export const MegaMenu = {
  ...screen({
    ...page,
    play: async ({ canvasElement }) => {
      const first = canvasElement.querySelector<HTMLElement>('[data-part="top-link"][aria-expanded]');
      first?.focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'true'));
    },
  }),
  globals: onDesktop,
};
