import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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

/** The step that is open. Steps and fields are found by what they are: their words differ with the locale of the toolbar. */
async function openStep(canvasElement: HTMLElement, index: number): Promise<HTMLElement> {
  return waitFor(() => {
    const step = within(canvasElement)
      .getAllByRole('listitem')
      .find((item) => item.ariaCurrent === 'step');
    if (!step || [...(step.parentElement?.children ?? [])].indexOf(step) !== index) throw new Error(`Step ${index + 1} is not open.`);
    return step;
  });
}

const goOn = async (step: HTMLElement) => {
  const button = within(step).getAllByRole('button').at(-1);
  await userEvent.click(button ?? step);
};

/** First step: the address is remembered, the e-mail address is not. */
const giveAddress: Play = async ({ canvasElement }) => {
  const step = await openStep(canvasElement, 0);
  const email = await waitFor(() => within(step).getAllByRole<HTMLInputElement>('textbox').find(({ type }) => type === 'email'));
  await userEvent.type(email ?? step, 'lucja@example.com');
  await goOn(step);
};

/** Names of methods come from the recordings, which are Polish. */
const choose = async (step: HTMLElement, method: RegExp) => {
  await userEvent.click(await within(step).findByRole('radio', { name: method }));
  await goOn(step);
};

const chooseDelivery: Play = async (context) => {
  await giveAddress(context);
  await choose(await openStep(context.canvasElement, 1), /Kurier/);
};

const choosePayment: Play = async (context) => {
  await chooseDelivery(context);
  await choose(await openStep(context.canvasElement, 2), /^Przelew bankowy/);
};

/** Plays the steps before, and waits for the one that is shown. */
const until =
  (play: Play, index: number): Play =>
  async (context) => {
    await play(context);
    await expect(await openStep(context.canvasElement, index)).toBeVisible();
  };

export const Default = screen(checkout);
export const Delivery = screen({ ...checkout, play: until(giveAddress, 1) });
export const Payment = screen({ ...checkout, play: until(chooseDelivery, 2) });
export const Review = screen({ ...checkout, play: until(choosePayment, 3) });
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
export const LongTexts = screen({ ...checkout, long: true, play: until(giveAddress, 1) });
export const LargeText = screen({ ...checkout, largeText: true });
export const LargeTextReview = screen({ ...checkout, largeText: true, play: until(choosePayment, 3) });
