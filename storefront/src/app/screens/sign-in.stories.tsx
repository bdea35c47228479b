import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, screenParameters, type ScreenOptions } from './screen.tsx';

const meta = { title: 'Storefront/Screens/SignIn', tags: ['screen', '!autodocs'], parameters: screenParameters } satisfies Meta;

export default meta;

const signIn = { path: '/sign-in', recordings: [] };

/** Types an address and a password, and sends them. */
const send: NonNullable<ScreenOptions['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.type(page.getByRole('textbox', { name: /e-mail/i }), 'ola@example.com');
  await userEvent.type(page.getByLabelText(/^Hasło/), 'Witryna');
  await userEvent.click(page.getByRole('button', { name: 'Zaloguj się' }));
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
