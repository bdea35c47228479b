import { describe, expect, it } from 'vitest';
import * as formAttributes from '../../storefront/src/custom-attributes/form-attributes.ts';
import { customerFieldNames } from '../../storefront/src/account/customer-fields/customer-fields.ts';
import { optionalFieldNames } from '../../storefront/src/checkout/optional-field-names.ts';
import { checkRequiredAttributes } from './check-required-attributes.mjs';

const attribute = (code: string, is_required: boolean, label: string | null = null, frontend_input = 'FILE') => ({
  code,
  label,
  is_required,
  frontend_input,
  options: [],
});
const check = (accounts: object[], addresses: object[], isAskedInCheckout = false) =>
  checkRequiredAttributes(
    () =>
      Promise.resolve({
        body: {
          data: { customer_account_create: { items: accounts }, customer_register_address: { items: addresses } },
        },
      }),
    formAttributes,
    isAskedInCheckout,
  );

describe('checkRequiredAttributes', () => {
  it('names required attributes that no form of the shop fills in', async () => {
    const size = attribute('company_size', true, 'Company size');
    const { verdict, text } = await check(
      [attribute('email', true), attribute('hobby', false, 'Hobby'), size],
      [attribute('street', true), attribute('door_code', true)],
    );
    expect(verdict).toBe('broken');
    expect(text).toMatch(
      /^accounts require “Company size” \(company_size\): the shop has no fields .+; addresses require door_code: the shop/,
    );
  });

  it('knows the attributes that only the forms of an existing account or address have', async () => {
    const answer = (form: string, items: object[]) =>
      checkRequiredAttributes(() => Promise.resolve({ body: { data: { [form]: { items } } } }), formAttributes, false);
    const file = attribute('license', true, 'License');
    expect(await answer('customer_account_edit', [file])).toMatchObject({ verdict: 'broken' });
    expect(await answer('customer_address_edit', [file])).toMatchObject({ verdict: 'broken' });
  });

  it('accepts required attributes of accounts of the kinds that the forms render', async () => {
    const size = attribute('shoe_size', true, 'Shoe size', 'SELECT');
    const accounts = [attribute('heard_from', true, null, 'TEXT'), { ...size, options: [{ value: '42' }] }];
    expect(await check(accounts, [])).toMatchObject({ verdict: 'ok' });
    const empty = await check([{ ...size, options: [null, { value: ' ' }] }], []);
    expect(empty).toMatchObject({ verdict: 'broken' });
    expect(empty.text).toContain('“Shoe size” (shoe_size)');
  });

  it('says that the checkout of Magento Open Source has no fields for required attributes of addresses', async () => {
    const note = attribute('note', true, 'Delivery note', 'TEXT');
    expect(await check([], [note], true)).toMatchObject({ verdict: 'ok' });
    const { verdict, text } = await check([], [note]);
    expect(verdict).toBe('missing');
    expect(text).toMatch(/^addresses require “Delivery note” \(note\): the address book has fields/);
  });

  it('accepts what the forms fill in, and attributes that are optional', async () => {
    const accounts = [...customerFieldNames, 'firstname', 'lastname', 'email'];
    const addresses = [...optionalFieldNames, 'firstname', 'lastname', 'street', 'city', 'country_id', 'postcode'];
    const required = (codes: readonly string[]) => codes.map((code) => attribute(code, true));
    const finding = await check([...required(accounts), attribute('hobby', false)], required(addresses));
    expect(finding).toMatchObject({ verdict: 'ok', text: expect.stringMatching(/^the forms/) as string });
    expect(new Set<string>(formAttributes.standardAccountCodes)).toEqual(new Set(accounts));
  });

  it('says which releases do not tell it', async () => {
    const { verdict, text } = await checkRequiredAttributes(
      () => Promise.resolve({ body: { errors: [{ message: 'Cannot query field.' }] } }),
      formAttributes,
      false,
    );
    expect(verdict).toBe('ok');
    expect(text).toContain('2.4.7');
  });
});
