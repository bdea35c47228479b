import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { replaceField } from './replace-field.ts';
import { savedAddress } from './saved-address.ts';
import { screen, screenParameters, type ScreenOptions } from './screen.tsx';

const meta = {
  title: 'Storefront/Screens/Checkout',
  tags: ['screen', '!autodocs'],
  parameters: screenParameters,
} satisfies Meta;

export default meta;

const delivery = {
  carrier_code: 'courier',
  method_code: 'standard',
  carrier_title: 'Kurier',
  method_title: 'Dostawa pod drzwi, 1–2 dni robocze',
  amount: { currency: 'PLN', value: 0 },
  price_excl_tax: { currency: 'PLN', value: 0 },
  price_incl_tax: { currency: 'PLN', value: 0 },
};

const checkout = {
  path: '/checkout',
  recordings: ['checkout'],
  remembered: { cartId: 'cart', shipping_address: savedAddress },
  // The recorded cart is that of the first steps.
  change: (answer, operation, answered) =>
    operation === 'getCartDetails' && answered.has('shipping-information')
      ? replaceField(answer, 'selected_shipping_method', delivery)
      : answer,
} satisfies ScreenOptions;

type Play = NonNullable<ScreenOptions['play']>;

/**
 * The step that is open. Steps and fields are found by what they are: their words differ with the locale of the
 * toolbar.
 */
async function openStep(canvasElement: HTMLElement, index: number): Promise<HTMLElement> {
  return waitFor(() => {
    const step = within(canvasElement)
      .getAllByRole('listitem')
      .find((item) => item.ariaCurrent === 'step');
    if (!step || [...(step.parentElement?.children ?? [])].indexOf(step) !== index)
      throw new Error(`Step ${index + 1} is not open.`);
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
  const email = await waitFor(() =>
    within(step)
      .getAllByRole<HTMLInputElement>('textbox')
      .find(({ type }) => type === 'email'),
  );
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
    // Once it is chosen, delivery is part of each total.
    if (index > 1) await expect(within(context.canvasElement).queryByText(/^Razem bez dostawy/)).toBeNull();
  };

export const Default = screen(checkout);
/** The names, company and numbers that Magento can ask for. */
export const AllAddressFields = screen({
  ...checkout,
  change: (answer, operation) =>
    operation === 'getCustomerAttributes'
      ? {
          data: {
            attributesForm: {
              items: ['prefix', 'middlename', 'suffix', 'company', 'vat_id', 'telephone', 'fax'].map((code) => ({
                code,
                is_required: code === 'company' || code === 'telephone',
                options: code === 'prefix' ? ['Pani', 'Pan'].map((value) => ({ label: value, value })) : [],
              })),
            },
          },
        }
      : answer,
  play: async (context) => {
    await giveAddress(context);
    const step = await openStep(context.canvasElement, 0);
    const company = within(step)
      .getAllByRole<HTMLInputElement>('textbox')
      .find(({ autocomplete }) => autocomplete.endsWith('organization'));
    await waitFor(() => expect(company).toBeInvalid());
    await expect(within(step).getByDisplayValue(savedAddress.telephone)).toBeVisible();
  },
});
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

/** Chooses a method that is picked up somewhere. */
const pickUp =
  (method: RegExp): Play =>
  async (context) => {
    await giveAddress(context);
    await userEvent.click(await within(await openStep(context.canvasElement, 1)).findByRole('radio', { name: method }));
  };

/** The list of places of the chosen method. */
const places = async (canvasElement: HTMLElement): Promise<HTMLElement> =>
  waitFor(() => {
    const [, list] = within(canvasElement).getAllByRole('radiogroup');
    if (!list) throw new Error('There is no list of places yet.');
    return list;
  });

const search = async (canvasElement: HTMLElement, text: string) => {
  await places(canvasElement);
  const field = within(canvasElement).getByRole('searchbox');
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

export const PickupInStore = screen({
  ...checkout,
  play: async (context) => {
    await pickUp(/^Odbiór w sklepie/)(context);
    const radios = within(await places(context.canvasElement)).getAllByRole('radio');
    await expect(radios).toHaveLength(5);
    await userEvent.click(radios[1] ?? context.canvasElement);
    await expect(radios[1]).toBeChecked();
  },
});
export const PickupLocker = screen({
  ...checkout,
  play: async (context) => {
    await pickUp(/^Automat paczkowy/)(context);
    const list = await places(context.canvasElement);
    await expect(within(list).getAllByRole('radio')[0]).toHaveAccessibleName(/^WAW02B/);
  },
});
export const PickupMissing = screen({
  ...checkout,
  play: async (context) => {
    await pickUp(/^Automat paczkowy/)(context);
    const list = await places(context.canvasElement);
    await goOn(await openStep(context.canvasElement, 1));
    await waitFor(() => expect(list).toBeInvalid());
  },
});
export const PickupNothingFound = screen({
  ...checkout,
  play: async (context) => {
    await pickUp(/^Automat paczkowy/)(context);
    await search(context.canvasElement, 'zzz');
    await waitFor(() => expect(within(context.canvasElement).getAllByRole('radiogroup')).toHaveLength(1));
  },
});
export const PickupLoading = screen({
  ...checkout,
  pending: ['getParcelLockers'],
  play: async (context) => {
    await pickUp(/^Automat paczkowy/)(context);
    await expect(await within(context.canvasElement).findByRole('searchbox')).toBeVisible();
  },
});
export const PickupRefused = screen({
  ...checkout,
  refused: { getParcelLockers: 'Lista jest niedostępna.' },
  play: async (context) => {
    await pickUp(/^Automat paczkowy/)(context);
    const step = await openStep(context.canvasElement, 1);
    // The errors of the form are another region.
    const retry = await waitFor(() => {
      const [button] = within(step)
        .getAllByRole('alert')
        .flatMap((alert) => within(alert).queryAllByRole('button'));
      if (!button) throw new Error('The list has not failed yet.');
      return button;
    });
    // No space is left for a list that does not come.
    const { bottom, height } = retry.getBoundingClientRect();
    const next = within(step).getAllByRole('button').at(-1)?.getBoundingClientRect();
    await expect((next?.top ?? Infinity) - bottom).toBeLessThan(2 * height);
  },
});
export const PickupNone = screen({
  ...checkout,
  change: (answer, operation) => (operation === 'getParcelLockers' ? { data: { parcelLockers: [] } } : answer),
  play: async (context) => {
    await pickUp(/^Automat paczkowy/)(context);
    await within(context.canvasElement).findByRole('searchbox');
    await waitFor(() => expect(within(context.canvasElement).getAllByRole('radiogroup')).toHaveLength(1));
  },
});
