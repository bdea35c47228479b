// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Shop } from '../../storefront/backend/index.ts';
import { PASSWORD } from '../../storefront/backend/checkout/testing/test-shop.ts';
import { toLocalDate } from '../../storefront/src/account/customer-fields/to-local-date.ts';
import americanBikes from '../merchants/american-bikes/index.ts';
import { withSettings } from '../merchants/with-settings.ts';
import { openShop, type OpenShop } from './shop-page/open-shop.tsx';

let opened: OpenShop | undefined;
afterEach(() => {
  cleanup();
  opened?.shop.dispose();
});

async function start(shop: Shop, release: '2.4.6' | '2.4.8' = '2.4.8'): Promise<OpenShop> {
  // jsdom has none.
  Element.prototype.scrollIntoView = () => undefined;
  opened = await openShop({ shop, profile: 'stock', release });
  return opened;
}

const demanding = withSettings(americanBikes, {
  customerFields: {
    prefix: { show: 'optional', options: ['Ms', 'Mr'] },
    middlename: { show: 'optional' },
    dob: { show: 'required' },
    gender: { show: 'required' },
    taxvat: { show: 'required' },
  },
});

const names = ['prefix', 'firstname', 'middlename', 'lastname', 'suffix', 'email', 'dob', 'gender', 'taxvat'];
/** The fields of a form, by its id. */
const shown = (id: string) => names.filter((name) => document.getElementById(`${id}-${name}`));
const field = (id: string, name: string) => {
  const found = document.getElementById(`${id}-${name}`);
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found;
  throw new Error(`There is no field ${id}-${name}.`);
};
const type = (id: string, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(id, name), { target: { value } });
};

const person = { firstname: 'Ann', lastname: 'Lee', email: 'ann@example.com', password: PASSWORD };
const PROFILE = '{ customer { firstname prefix middlename date_of_birth gender taxvat } }';

describe('an account where Magento requires more than names', () => {
  it('is created with the fields that the merchant shows, and changed with them', async () => {
    const { open, shop } = await start(demanding);
    await open('/create-account');
    await waitFor(() => expect(shown('account')).toEqual(names.filter((name) => name !== 'suffix')));
    expect(['prefix', 'middlename', 'dob', 'gender', 'taxvat'].map((name) => field('account', name).required)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(field('account', 'dob').getAttribute('max')).toBe(toLocalDate(new Date()));
    const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create the account' }));
    type('account', { ...person, prefix: 'Ms', gender: '2', taxvat: '12-345' });
    submit();
    await waitFor(() => expect(field('account', 'dob').getAttribute('aria-invalid')).toBe('true'));
    expect([field('account', 'gender').value, field('account', 'taxvat').value]).toEqual(['2', '12-345']);
    type('account', { dob: '1990-05-17' });
    submit();
    const token = await waitFor(() => shop.signIn(person.email));
    const created = { firstname: 'Ann', prefix: 'Ms', middlename: null, date_of_birth: '1990-05-17', gender: 2 };
    expect((await shop.ask(PROFILE, {}, token)).at('customer')).toEqual({ ...created, taxvat: '12-345' });
    cleanup();

    await open('/account-information', { token });
    await waitFor(() => expect(field('names', 'dob').value).toBe('1990-05-17'));
    expect(['prefix', 'gender', 'taxvat'].map((name) => field('names', name).value)).toEqual(['Ms', '2', '12-345']);
    type('names', { prefix: '', middlename: 'May', gender: '3' });
    const save = () => {
      const [button] = screen.getAllByRole('button', { name: /^Save: / });
      if (button) fireEvent.click(button);
    };
    type('names', { firstname: 'x'.repeat(256) });
    save();
    await screen.findByText('First Name is not valid!');
    type('names', { firstname: 'Ann' });
    save();
    await waitFor(async () =>
      expect((await shop.ask(PROFILE, {}, token)).at('customer')).toEqual({
        ...created,
        prefix: null,
        middlename: 'May',
        gender: 3,
        taxvat: '12-345',
      }),
    );
  });
});

describe.each([
  ['a stock shop', americanBikes, '2.4.8'],
  ['a release that does not tell its fields', demanding, '2.4.6'],
] as const)('an account of %s', (_, shop, release) => {
  it('has names and e-mail address alone', async () => {
    const { open } = await start(shop, release);
    await open('/create-account');
    await waitFor(() => expect(shown('account')).toEqual(['firstname', 'lastname', 'email']));
  });
});

describe('an account of a release that does not tell its fields', () => {
  const requiring = withSettings(americanBikes, {
    customerFields: { dob: { show: 'required' }, gender: { show: 'required' }, taxvat: { show: 'required' } },
  });

  it('is created once the form has the fields that the backend has missed', async () => {
    const { open, shop } = await start(requiring, '2.4.6');
    await open('/create-account');
    await waitFor(() => expect(shown('account')).toEqual(['firstname', 'lastname', 'email']));
    const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create the account' }));
    type('account', person);
    submit();
    await waitFor(() => expect(shown('account')).toEqual(['firstname', 'lastname', 'email', 'dob']));
    type('account', { dob: '1990-05-17' });
    submit();
    await waitFor(() => expect(shown('account')).toEqual(['firstname', 'lastname', 'email', 'dob', 'taxvat']));
    expect([field('account', 'taxvat').required, field('account', 'email').value]).toEqual([true, person.email]);
    type('account', { taxvat: '12-345' });
    submit();
    await waitFor(() =>
      expect(shown('account')).toEqual(['firstname', 'lastname', 'email', 'dob', 'gender', 'taxvat']),
    );
    const labels = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(labels).toEqual(['Please choose', 'Male', 'Female', 'Not Specified']);
    type('account', { gender: '3' });
    submit();
    const token = await waitFor(() => shop.signIn(person.email));
    expect((await shop.ask(PROFILE, {}, token)).at('customer')).toMatchObject({
      date_of_birth: '1990-05-17',
      gender: 3,
      taxvat: '12-345',
    });
  });

  it('is changed once the form has the fields that the backend has missed', async () => {
    const requiringGender = withSettings(americanBikes, { customerFields: { gender: { show: 'required' } } });
    const { open, shop } = await start(requiringGender, '2.4.6');
    const token = await shop.signIn('dale.carter@example.com', 'Cottonwood-7');
    await open('/account-information', { token });
    await waitFor(() => expect(field('names', 'firstname').value).toBe('Dale'));
    type('names', { firstname: 'Dee' });
    const save = () => {
      const [button] = screen.getAllByRole('button', { name: /^Save: / });
      if (button) fireEvent.click(button);
    };
    save();
    await waitFor(() => expect(shown('names')).toEqual(['firstname', 'lastname', 'gender']));
    type('names', { gender: '2' });
    save();
    await waitFor(async () =>
      expect((await shop.ask(PROFILE, {}, token)).at('customer')).toMatchObject({ firstname: 'Dee', gender: 2 }),
    );
  });
});
