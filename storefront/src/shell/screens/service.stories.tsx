import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, screenParameters, type ScreenOptions } from './screen.tsx';

const meta = {
  title: 'Storefront/Screens/Service',
  tags: ['screen', '!autodocs'],
  parameters: screenParameters,
} satisfies Meta;

export default meta;

type Play = NonNullable<ScreenOptions['play']>;

const contact = { path: '/contact-us', recordings: ['contact'] };
const track = { path: '/track-my-order', recordings: [] };
const withdrawal = { path: '/withdrawal', recordings: [] };

/** Sends the form as it is; its button is found by what it is, as words differ with the locale of the toolbar. */
const send: Play = async ({ canvasElement }) => {
  const main = within(canvasElement).getByRole('main');
  await userEvent.click(main.querySelector('[type="submit"]') ?? main);
  await expect(main.querySelector('[aria-invalid="true"]')).toBeVisible();
};

export const Default = screen(contact);
export const ContactErrors = screen({
  ...contact,
  play: async (context) => {
    await send(context);
    // A label that is a question needs no colon before its error.
    await expect(within(context.canvasElement).getByRole('main').textContent).not.toMatch(/\?\s*:/);
  },
});
export const ContactLongTexts = screen({ ...contact, long: true });
export const ContactLargeText = screen({ ...contact, largeText: true });
export const TrackOrder = screen(track);
export const TrackOrderErrors = screen({ ...track, play: send });
export const Withdrawal = screen(withdrawal);
export const WithdrawalErrors = screen({ ...withdrawal, play: send });
export const ForgotPassword = screen({ path: '/forgot-password', recordings: [] });
export const ResetPasswordWithoutToken = screen({
  path: '/customer/account/createPassword',
  recordings: ['reset-password'],
});
export const SignedOut = screen({ path: '/customer/account/logoutSuccess', recordings: [] });
export const OfflinePage = screen({ path: '/offline', recordings: [], offline: true });
