import { describe, expect, it } from 'vitest';
import { customerFieldNames } from '../../storefront/src/account/customer-fields/customer-fields.ts';
import { optionalFieldNames } from '../../storefront/src/checkout/optional-fields.ts';
import { checkRequiredAttributes, filledAttributes } from './check-required-attributes.mjs';

const attribute = (code: string, is_required: boolean, label: string | null = null) => ({ code, label, is_required });
const check = (accounts: object[], addresses: object[]) =>
  checkRequiredAttributes(() =>
    Promise.resolve({
      body: {
        data: { customer_account_create: { items: accounts }, customer_register_address: { items: addresses } },
      },
    }),
  );

describe('checkRequiredAttributes', () => {
  it('names required attributes that no form of the shop fills in', async () => {
    const size = attribute('company_size', true, 'Company size');
    const { verdict, text } = await check(
      [attribute('email', true), attribute('hobby', false, 'Hobby'), size],
      [attribute('street', true), attribute('door_code', true)],
    );
    expect(verdict).toBe('broken');
    expect(text).toMatch(/^accounts require “Company size” \(company_size\); addresses require door_code: the shop/);
  });

  it('accepts what the forms fill in, and attributes that are optional', async () => {
    const accounts = [...customerFieldNames, 'firstname', 'lastname', 'email'];
    const addresses = [...optionalFieldNames, 'firstname', 'lastname', 'street', 'city', 'country_id', 'postcode'];
    const required = (codes: readonly string[]) => codes.map((code) => attribute(code, true));
    const finding = await check([...required(accounts), attribute('hobby', false)], required(addresses));
    expect(finding).toMatchObject({ verdict: 'ok', text: expect.stringMatching(/^the forms/) as string });
    expect(new Set(filledAttributes.customer_account_create)).toEqual(new Set(accounts));
  });

  it('says which releases do not tell it', async () => {
    const { verdict, text } = await checkRequiredAttributes(() =>
      Promise.resolve({ body: { errors: [{ message: 'Cannot query field.' }] } }),
    );
    expect(verdict).toBe('ok');
    expect(text).toContain('2.4.7');
  });
});
