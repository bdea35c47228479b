import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { customer, onPhone, screen, screenParameters, type ScreenOptions } from './screen.tsx';

const meta = {
  title: 'Storefront/Screens/Drawer',
  tags: ['screen', '!autodocs'],
  parameters: screenParameters,
  globals: onPhone,
} satisfies Meta;

export default meta;

type Play = NonNullable<ScreenOptions['play']>;

const drawer = {
  path: '/track-my-order',
  recordings: ['panels'],
  prepare: (ui) => ui.setPanel('drawer'),
} satisfies ScreenOptions;
const signedIn = { ...drawer, recordings: ['panels', 'account', 'cart'], remembered: customer };

const findDrawer = () => within(document.body).findByRole('dialog');

/** Buttons and fields are found by what they are: their words differ with the locale of the toolbar. */
const press = async (find: (drawer: HTMLElement) => Element | null | undefined) => {
  const open = await findDrawer();
  await userEvent.click(await waitFor(() => find(open) ?? fail('The button is not there.')));
};

function fail(message: string): never {
  throw new Error(message);
}

const openAccount: Play = () => press((open) => open.querySelector('[data-part="account-bar"]'));

const fieldIsShown = (autocomplete: string) =>
  waitFor(() => expect(document.body.querySelector(`[role="dialog"] [autocomplete="${autocomplete}"]`)).toBeVisible());

const drawerIsOpen: Play = async () => {
  await findDrawer();
};

export const Default = screen({ ...drawer, play: drawerIsOpen });
export const SubCategories = screen({ ...drawer, play: () => press((open) => open.querySelector('li button')) });
export const SignIn = screen({
  ...drawer,
  play: async (context) => {
    await openAccount(context);
    await fieldIsShown('current-password');
  },
});
export const CreateAccount = screen({
  ...drawer,
  play: async (context) => {
    await openAccount(context);
    await press((open) => open.querySelector('form ~ button'));
    await fieldIsShown('new-password');
  },
});
export const ForgotPassword = screen({
  ...drawer,
  play: async (context) => {
    await openAccount(context);
    await press((open) => open.querySelector('form ~ button ~ button'));
    await fieldIsShown('username');
    await waitFor(() => expect(document.body.querySelector('[role="dialog"] [type="password"]')).toBeNull());
  },
});
export const Account = screen({
  ...signedIn,
  play: async (context) => {
    await openAccount(context);
    await waitFor(async () => expect(within(await findDrawer()).getAllByRole('link').length).toBeGreaterThan(4));
  },
});
export const LongTexts = screen({ ...signedIn, long: true, play: drawerIsOpen });
export const LargeText = screen({ ...signedIn, largeText: true, play: drawerIsOpen });
