// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import germanShoes from '../merchants/german-shoes/index.ts';
import { withSettings } from '../merchants/with-settings.ts';
import { openShop, type OpenShop } from './shop-page/open-shop.tsx';

let opened: OpenShop | undefined;
afterEach(() => {
  cleanup();
  opened?.shop.dispose();
});

const street = ['Lindenweg 4', 'Hinterhaus', 'Aufgang C', '3. Stock'];
const address = {
  firstname: 'Eva',
  lastname: 'Maier',
  street,
  city: 'Berlin',
  postcode: '10115',
  telephone: '+49301234567',
  country_code: 'DE',
};
const CREATE = 'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }';
const ADDRESSES = '{ customer { addresses { city street } } }';
const third = () => screen.getByLabelText<HTMLInputElement>(/^Adresszeile 3/);

it('shows and saves all lines of a street in the address book', async () => {
  opened = await openShop({ shop: withSettings(germanShoes, { streetLines: 4 }), profile: 'stock' });
  const { shop, open } = opened;
  const { token } = await shop.newCustomer();
  await shop.ask(CREATE, { input: address }, token);
  await open('/address-book', { token });
  for (const line of street) await screen.findByText(line);
  fireEvent.click(screen.getByRole('button', { name: /^Ändern: Eva Maier/ }));
  await waitFor(() => expect(third().value).toBe('Aufgang C'));
  fireEvent.change(screen.getByLabelText(/^(?:Ort|Stadt)/), { target: { value: 'Potsdam' } });
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(async () =>
    expect((await shop.ask(ADDRESSES, {}, token)).at('customer', 'addresses')).toEqual([{ city: 'Potsdam', street }]),
  );
});

it.each([
  [1, []],
  [3, ['flat', 'line3']],
])('has %i lines of a street in the checkout where the merchant has set them', async (streetLines, fields) => {
  opened = await openShop({ shop: withSettings(germanShoes, { streetLines }), profile: 'stock' });
  const { shop, open } = opened;
  const cartId = await shop.guestCart();
  await shop.add(cartId, [{ sku: 'L-TISCH-1', quantity: 1 }]);
  await open('/checkout', { cartId });
  await waitFor(() => {
    expect(document.getElementById('shipping-street')).not.toBeNull();
    expect(['flat', 'line3', 'line4'].filter((name) => document.getElementById(`shipping-${name}`))).toEqual(fields);
  });
});
