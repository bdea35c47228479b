// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../storefront/backend/checkout/testing/test-shop.ts';
import ownAttributes from '../merchants/own-attributes/index.ts';
import { openShop, type OpenShop } from './shop-page/open-shop.tsx';

let opened: OpenShop | undefined;
afterEach(() => {
  cleanup();
  opened?.shop.dispose();
});

async function start(release: '2.4.6' | '2.4.8' = '2.4.8'): Promise<OpenShop> {
  // jsdom has none.
  Element.prototype.scrollIntoView = () => undefined;
  opened = await openShop({ shop: ownAttributes, profile: 'stock', release });
  return opened;
}

const field = (label: RegExp) => {
  const found = screen.getByLabelText(label);
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement || found instanceof HTMLTextAreaElement)
    return found;
  throw new Error(`${String(label)} is the label of no field.`);
};
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string | RegExp) => {
  const [button] = screen.getAllByRole('button', { name });
  if (button) fireEvent.click(button);
};
const listed = () => screen.getByRole('main').textContent;

const valueFields =
  'code ... on AttributeValue { value } ... on AttributeSelectedOptions { selected_options { label } }';
const PROFILE = `{ customer { firstname custom_attributes { ${valueFields} } } }`;
const ADDRESSES = `{ customer { addresses { city custom_attributesV2 { ${valueFields} } } } }`;

function typePerson() {
  type(/^First name/, 'Ann');
  type(/^Last name/, 'Lee');
  type(/^Email/, 'ann@example.com');
  type(/^Password/, PASSWORD);
}

describe('an account with attributes of the merchant', () => {
  it('is created and changed with their fields, by their rules', async () => {
    const { open, shop } = await start();
    await open('/create-account');
    await waitFor(() => expect(field(/^Wheel size/).required).toBe(true));
    expect(
      [/^Garage/, /^Riding since/, /^Club \(/, /^Club, line 2/, /^About you/].map((label) => field(label).required),
    ).toEqual(Array.from({ length: 5 }, () => false));
    expect(screen.queryByLabelText(/^License/)).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Repairs' }).checked).toBe(true);
    expect(field(/^Riding since/).getAttribute('min')).toBe('2020-01-01');

    typePerson();
    type(/^How did you/, 'x'.repeat(21));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Repairs' }));
    press('Create the account');
    await waitFor(() => expect(listed()).toContain('Wheel size: '));
    expect(listed()).toContain('How did you hear about us: Must contain at most 20 characters.');
    expect(listed()).toContain('Interests: Select at least one option.');
    expect(screen.getByRole('group', { name: /^Interests/ }).textContent).toContain('Select at least one option.');
    expect(screen.getByRole('checkbox', { name: 'Touring' }).getAttribute('aria-invalid')).toBe('true');
    const link = screen.getByRole('link', { name: /^Interests/ });
    fireEvent.click(link);
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Touring' }));

    type(/^Wheel size/, '12');
    type(/^How did you/, 'A friend');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Touring' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Racing' }));
    type(/^Garage/, '0');
    type(/^Club \(/, 'Prairie Wheels');
    type(/^Club, line 2/, 'Omaha');
    press('Create the account');
    const token = await waitFor(() => shop.signIn('ann@example.com'));
    const created = [
      { code: 'wheel_size', selected_options: [{ label: '28"' }] },
      { code: 'heard_from', value: 'A friend' },
      { code: 'interests', selected_options: [{ label: 'Touring' }, { label: 'Racing' }] },
      { code: 'has_garage', value: '0' },
      { code: 'club', value: 'Prairie Wheels\nOmaha' },
    ];
    expect((await shop.ask(PROFILE, {}, token)).at('customer', 'custom_attributes')).toEqual(created);
    cleanup();

    await open('/account-information', { token });
    await waitFor(() => expect(field(/^Wheel size/).value).toBe('12'));
    expect([field(/^Garage/).value, field(/^Club, line 2/).value, field(/^About you/).value]).toEqual([
      '0',
      'Omaha',
      '',
    ]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Racing' }).checked).toBe(true);
    type(/^Riding since/, '2024-05-01');
    type(/^Garage/, '');
    type(/^Club, line 2/, '');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Touring' }));
    press(/^Save: /);
    await waitFor(async () =>
      expect((await shop.ask(PROFILE, {}, token)).at('customer', 'custom_attributes')).toEqual([
        ...created.slice(0, 2),
        { code: 'interests', selected_options: [{ label: 'Racing' }] },
        { code: 'riding_since', value: '2024-05-01 00:00:00' },
        { code: 'club', value: 'Prairie Wheels' },
      ]),
    );
  });

  it('has no fields for them in a release that does not tell them', async () => {
    const { open } = await start('2.4.6');
    await open('/create-account');
    await screen.findByRole('button', { name: 'Create the account' });
    expect(screen.queryByLabelText(/^Wheel size/)).toBeNull();
  });
});

describe('an address with attributes of the merchant', () => {
  it('is added to the address book and changed with their fields', async () => {
    const { open, shop } = await start();
    await open('/create-account');
    await waitFor(() => expect(field(/^Wheel size/)).toBeDefined());
    typePerson();
    type(/^Wheel size/, '12');
    type(/^How did you/, 'A friend');
    press('Create the account');
    const token = await waitFor(() => shop.signIn('ann@example.com'));
    cleanup();

    await open('/address-book', { token });
    fireEvent.click(await screen.findByRole('button', { name: 'Add an address' }));
    await screen.findByLabelText(/^Delivery note/);
    type(/^First name/, 'Ann');
    type(/^Last name/, 'Lee');
    type(/^Street/, '400 Farnam St');
    type(/^ZIP code/, '68102');
    type(/^City/, 'Omaha');
    type(/^State/, 'NE');
    type(/^Phone/, '(402) 555-0100');
    press('Save');
    await waitFor(() => expect(listed()).toContain('Delivery note: '));
    expect(field(/^Delivery note/).getAttribute('aria-invalid')).toBe('true');
    type(/^Delivery note/, 'Ring twice');
    press('Save');
    const note = { code: 'delivery_note', value: 'Ring twice' };
    const saved = async (...attributes: object[]) =>
      expect((await shop.ask(ADDRESSES, {}, token)).at('customer', 'addresses')).toEqual([
        { city: 'Omaha', custom_attributesV2: attributes },
      ]);
    await waitFor(() => saved(note));

    fireEvent.click(await screen.findByRole('button', { name: /^Change: Ann Lee/ }));
    await waitFor(() => expect(field(/^Delivery note/).value).toBe('Ring twice'));
    type(/^Access/, '12');
    press('Save');
    await waitFor(() => saved(note, { code: 'access', selected_options: [{ label: 'Elevator' }] }));
  });
});
