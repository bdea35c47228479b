import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, screenParameters, type ScreenOptions } from './screen.tsx';

const meta = {
  title: 'Storefront/Screens/SignIn',
  tags: ['screen', 'looks', '!autodocs'],
  parameters: screenParameters,
} satisfies Meta;

export default meta;

const signIn = { path: '/sign-in', recordings: [] };

/**
 * Types an address and a password, and sends them. The fields are found by what they are: their words differ with the
 * locale of the toolbar.
 */
const send: NonNullable<ScreenOptions['play']> = async ({ canvasElement }) => {
  const form = within(canvasElement).getByRole('main');
  const part = (selector: string) => form.querySelector(selector) ?? form;
  await userEvent.type(part('[autocomplete="username"]'), 'ola@example.com');
  await userEvent.type(part('[autocomplete="current-password"]'), 'Witryna');
  await userEvent.click(part('[type="submit"]'));
};

export const Default = screen(signIn);
export const Loading = screen({ ...signIn, pending: ['SignIn'], play: send });
export const Failed = screen({
  ...signIn,
  refused: { SignIn: 'The account sign-in was incorrect.' },
  play: async (context) => {
    await send(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toBeVisible();
  },
});
export const LargeText = screen({ ...signIn, largeText: true });
