import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { savedAddress } from './saved-address.ts';
import { screen, screenParameters, type ScreenOptions } from './screen.tsx';

const meta = { title: 'Storefront/Screens/Checkout', tags: ['screen', '!autodocs'], parameters: screenParameters } satisfies Meta;

export default meta;

const checkout = {
  path: '/checkout',
  recordings: ['checkout'],
  remembered: { cartId: 'cart', shipping_address: savedAddress },
};

type Play = NonNullable<ScreenOptions['play']>;

/** First step: the address is remembered, the e-mail address is not. */
const giveAddress: Play = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.type(await page.findByRole('textbox', { name: /e-mail/i }), 'lucja@example.com');
  await userEvent.click(page.getByRole('button', { name: 'Przejdź do dostawy' }));
};

const chooseDelivery: Play = async (context) => {
  await giveAddress(context);
  const page = within(context.canvasElement);
  await userEvent.click(await page.findByRole('radio', { name: /Kurier/ }));
  await userEvent.click(page.getByRole('button', { name: 'Przejdź do płatności' }));
};

const choosePayment: Play = async (context) => {
  await chooseDelivery(context);
  const page = within(context.canvasElement);
  await userEvent.click(await page.findByRole('radio', { name: /^Przelew bankowy/ }));
  await userEvent.click(page.getByRole('button', { name: 'Przejdź do podsumowania' }));
};

/** Plays the steps before, and waits for the button of the one that is shown. */
const until =
  (play: Play, button: string): Play =>
  async (context) => {
    await play(context);
    await expect(await within(context.canvasElement).findByRole('button', { name: button })).toBeVisible();
  };

const orderButton = 'Zamawiam z obowiązkiem zapłaty';

export const Default = screen(checkout);
export const Delivery = screen({ ...checkout, play: until(giveAddress, 'Przejdź do płatności') });
export const Payment = screen({ ...checkout, play: until(chooseDelivery, 'Przejdź do podsumowania') });
export const Review = screen({ ...checkout, play: until(choosePayment, orderButton) });
export const Loading = screen({ ...checkout, pending: ['getCartDetails'] });
export const Saving = screen({ ...checkout, pending: ['setGuestEmail'], play: giveAddress });
export const Empty = screen({ ...checkout, remembered: {} });
export const Failed = screen({
  ...checkout,
  refused: { setShippingAddress: 'Nie dostarczamy pod ten adres.' },
  play: async (context) => {
    await giveAddress(context);
    await expect(await within(context.canvasElement).findByText('Nie dostarczamy pod ten adres.')).toBeVisible();
  },
});
export const LongTexts = screen({ ...checkout, long: true, play: until(giveAddress, 'Przejdź do płatności') });
export const LargeText = screen({ ...checkout, largeText: true });
export const LargeTextReview = screen({ ...checkout, largeText: true, play: until(choosePayment, orderButton) });
