import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import demo from '../../demo/index.ts';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

describe('the address book', () => {
  const FIELDS =
    'id firstname street city postcode country_code region { region region_code region_id } default_billing default_shipping';
  const address = {
    firstname: 'Jan',
    lastname: 'Kowalski',
    street: ['ul. Lipowa 5'],
    city: 'Warszawa',
    postcode: '00-950',
    telephone: '+48 22 000 00 02',
    country_code: 'PL',
    region: { region_id: 1014 },
  };
  const create = (token: string, input: object) =>
    shop.ask(
      `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { ${FIELDS} } }`,
      { input },
      token,
    );
  const update = (token: string, id: unknown, input: object) =>
    shop.ask(
      `mutation ($id: Int!, $input: CustomerAddressInput) { updateCustomerAddress(id: $id, input: $input) { ${FIELDS} } }`,
      { id, input },
      token,
    );
  const remove = (token: string, id: unknown) =>
    shop.ask('mutation ($id: Int!) { deleteCustomerAddress(id: $id) }', { id }, token);

  it('asks for the fields that the merchant requires, as the form of addresses says', async () => {
    const [view] = demo.storeViews;
    const addressFields = {
      telephone: { show: 'hidden' },
      company: { show: 'required' },
      prefix: { show: 'optional', options: ['Pani', 'Pan'] },
    } as const;
    const other = openTestShop({
      shop: { ...demo, storeViews: [{ ...view, settings: { ...view.settings, addressFields } }] },
    });
    const form = await other.ask(
      '{ attributesForm(formCode: "customer_register_address") { items { code is_required frontend_input options { value } } } }',
    );
    const items = form.at('attributesForm', 'items');
    expect(items).toEqual(
      expect.arrayContaining([
        { code: 'company', is_required: true, frontend_input: 'TEXT', options: [] },
        {
          code: 'prefix',
          is_required: false,
          frontend_input: 'SELECT',
          options: [{ value: 'Pani' }, { value: 'Pan' }],
        },
        { code: 'vat_id', is_required: false, frontend_input: 'TEXT', options: [] },
      ]),
    );
    expect(JSON.stringify(items)).not.toMatch(/telephone|fax|middlename/);
    const { token } = await other.newCustomer();
    const { telephone: _, ...bare } = address;
    const add = (input: object) =>
      other.ask(
        'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { company } }',
        { input },
        token,
      );
    expect((await add(bare)).errors[0]?.message).toBe('Required parameters are missing: company');
    expect((await add({ ...bare, company: 'Nowak' })).at('createCustomerAddress', 'company')).toBe('Nowak');
    other.dispose();
  });

  it.each([1, 4])('allows %i lines of a street where the merchant does', async (streetLines) => {
    const [view] = demo.storeViews;
    const other = openTestShop({
      shop: { ...demo, storeViews: [{ ...view, settings: { ...view.settings, streetLines } }] },
    });
    const form = await other.ask(
      `{ attributesForm(formCode: "customer_register_address") {
        items { code ... on CustomerAttributeMetadata { multiline_count } }
      } }`,
    );
    expect(form.at('attributesForm', 'items')).toContainEqual({ code: 'street', multiline_count: streetLines });
    const { token } = await other.newCustomer();
    const add = (street: string[]) =>
      other.ask(
        'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { street } }',
        { input: { ...address, street } },
        token,
      );
    const lines = ['ul. Lipowa 5', 'm. 2', 'Hala C', 'Brama 4', 'Rampa 5'];
    expect((await add(lines.slice(0, streetLines))).at('createCustomerAddress', 'street')).toEqual(
      lines.slice(0, streetLines),
    );
    expect((await add(lines.slice(0, streetLines + 1))).errors[0]?.message).toBe(
      `"Street Address" cannot contain more than ${streetLines} lines.`,
    );
    other.dispose();
  });

  it('[ACC-02] keeps addresses with the region resolved', async () => {
    const { token } = await shop.newCustomer();
    const created = await create(token, { ...address, default_shipping: true });
    expect(created.at('createCustomerAddress')).toMatchObject({
      street: ['ul. Lipowa 5'],
      country_code: 'PL',
      region: { region: 'mazowieckie', region_code: 'PL-14', region_id: 1014 },
      default_billing: false,
      default_shipping: true,
    });
    const id = created.at('createCustomerAddress', 'id');
    const changed = await update(token, id, { city: 'Radom', region: { region_id: 1014 } });
    expect(changed.at('updateCustomerAddress')).toMatchObject({
      id,
      firstname: 'Jan',
      city: 'Radom',
      default_shipping: true,
    });
    const listed = await shop.ask(
      '{ customer { default_shipping addresses { id city } addressesV2(pageSize: 1) { total_count } } }',
      {},
      token,
    );
    expect(listed.at('customer')).toEqual({
      default_shipping: String(id),
      addresses: [{ id, city: 'Radom' }],
      addressesV2: { total_count: 1 },
    });
  });

  it('knows a region by its id only, and keeps it until the id 0 takes it away', async () => {
    const { token } = await shop.newCustomer();
    const byCode = await create(token, { ...address, region: { region_code: 'PL-14' } });
    expect(byCode.at('createCustomerAddress', 'region')).toMatchObject({ region: null, region_id: null });
    const id = (await create(token, address)).at('createCustomerAddress', 'id');
    const region = async (input: object) =>
      (await update(token, id, { region: input })).at('updateCustomerAddress', 'region', 'region');
    expect(await region({ region_code: 'PL-10' })).toBe('mazowieckie');
    expect(await region({ region_id: 1010 })).toBe('łódzkie');
    expect(await region({ region: '' })).toBe('łódzkie');
    expect(await region({ region: 'Mazury', region_id: 0 })).toBe('Mazury');
  });

  it('[ACC-02] wants the id of a region where the merchant requires one', async () => {
    const [view] = demo.storeViews;
    const config = { ...view.settings.config, countries_with_required_region: 'US,PL' };
    const other = openTestShop({
      shop: { ...demo, storeViews: [{ ...view, settings: { ...view.settings, config } }] },
    });
    const { token } = await other.newCustomer();
    const add = (region: object) =>
      other.ask(
        'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { region { region } } }',
        { input: { ...address, region } },
        token,
      );
    expect((await add({ region_code: 'PL-14' })).errors[0]?.message).toBe(
      'A region_id is required for the specified country code',
    );
    expect((await add({ region_id: 1014 })).at('createCustomerAddress', 'region', 'region')).toBe('mazowieckie');
    other.dispose();
  });

  it('has one default of each use, which cannot be deleted', async () => {
    const { token } = await shop.newCustomer();
    const first = (await create(token, { ...address, default_billing: true })).at('createCustomerAddress', 'id');
    const second = await create(token, { ...address, default_billing: true });
    expect(second.at('createCustomerAddress', 'default_billing')).toBe(true);
    const addresses = await shop.ask('{ customer { addresses { default_billing } } }', {}, token);
    expect(addresses.at('customer', 'addresses')).toEqual([{ default_billing: false }, { default_billing: true }]);
    const secondId = String(second.at('createCustomerAddress', 'id'));
    expect((await remove(token, Number(secondId))).errors[0]?.message).toBe(
      `Customer Address ${secondId} is set as default billing address and can not be deleted`,
    );
    expect((await remove(token, first)).data).toEqual({ deleteCustomerAddress: true });
  });

  it.each([
    [{ firstname: '', postcode: null }, 'Required parameters are missing: firstname, postcode'],
    [{ region: { region_id: 1 } }, 'The specified region is not a part of the selected country or region'],
    [
      { region: { region_id: 1014, region_code: 'PL-10' } },
      'The specified region is not a part of the selected country or region',
    ],
    [{ street: ['a', 'b', 'c'] }, '"Street Address" cannot contain more than 2 lines.'],
  ])('refuses %j', async (changes, message) => {
    const { token } = await shop.newCustomer();
    expect((await create(token, { ...address, ...changes })).errors[0]?.message).toBe(message);
  });

  it('is the customer’s own', async () => {
    const { token } = await shop.newCustomer();
    const { token: stranger } = await shop.newCustomer();
    const id = (await create(token, address)).at('createCustomerAddress', 'id');
    for (const answer of [await update(stranger, id, { city: 'Łódź' }), await remove(stranger, id)]) {
      expect(answer.errors[0]).toMatchObject({
        message: `Current customer does not have permission to address with ID "${String(id)}"`,
        extensions: { category: 'graphql-authorization' },
      });
    }
    expect((await remove(token, 987_654)).errors[0]).toMatchObject({
      message: 'Could not find a address with ID "987654"',
      extensions: { category: 'graphql-no-such-entity' },
    });
    const guest = await shop.ask('mutation { deleteCustomerAddress(id: 1) }');
    expect(guest.errors[0]?.message).toBe("The current customer isn't authorized.");
  });
});
