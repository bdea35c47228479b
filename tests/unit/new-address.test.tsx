// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import germanShoes from '../merchants/german-shoes/index.ts';
import { openShop, type OpenShop } from './shop-page/open-shop.tsx';

let opened: OpenShop | undefined;
afterEach(() => {
  cleanup();
  opened?.shop.dispose();
});

const field = (name: string) => document.getElementById(`shipping-${name}`);

it('begins a new address with the name of the customer, who can change it', async () => {
  opened = await openShop({ shop: germanShoes, profile: 'stock' });
  const { shop, open } = opened;
  const { token } = await shop.newCustomer();
  await open('/address-book', { token });
  fireEvent.click(await screen.findByRole('button', { name: 'Adresse hinzufügen' }));
  await waitFor(() => expect(field('firstname')).toHaveProperty('value', 'Jan'));
  expect(field('lastname')).toHaveProperty('value', 'Kowalski');
  expect(field('city')).toHaveProperty('value', '');
  fireEvent.change(field('firstname') ?? document.body, { target: { value: 'Eva' } });
  expect(field('firstname')).toHaveProperty('value', 'Eva');
  expect(field('lastname')).toHaveProperty('value', 'Kowalski');
});
