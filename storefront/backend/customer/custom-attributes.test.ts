import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import demo from '../../demo/index.ts';
import { openTestShop, PASSWORD, type TestShop } from '../checkout/testing/test-shop.ts';
import type { AttributeSettings } from '../shop/settings.ts';
import { readCustomAttributes, toAttributeValues } from './custom-attributes.ts';

const attribute = (input: AttributeSettings['input'], change: Partial<AttributeSettings> = {}): AttributeSettings => ({
  code: 'a',
  label: 'Label',
  input,
  ...change,
});
const options = [
  { value: '5', label: 'Five' },
  { value: '6', label: 'Six' },
];
const send = (value: string) => [{ attribute_code: 'a', value }];

describe('readCustomAttributes', () => {
  it.each<[AttributeSettings, string, string]>([
    [attribute('text', { isRequired: true }), ' ', '"Label" is a required value.'],
    [attribute('multiline', { isRequired: true }), '\nsecond', '"Label" is a required value.'],
    [
      attribute('text', { rules: { MAX_TEXT_LENGTH: '3' } }),
      'four',
      '"Label" length must be equal or less than 3 characters.',
    ],
    [
      attribute('multiline', { rules: { MIN_TEXT_LENGTH: '3' } }),
      'one\nab',
      '"Label" length must be equal or greater than 3 characters.',
    ],
    [attribute('text', { rules: { INPUT_VALIDATION: 'numeric' } }), '1a', '"Label" contains non-numeric characters.'],
    [attribute('select', { options }), '7', '"Label" does not contain option with Id 7'],
    [attribute('date'), 'soon', '"Label" is not a valid date.'],
    [
      attribute('date', { rules: { DATE_RANGE_MAX: '0' } }),
      '1970-01-02',
      '"Label" is not in the allowed range of dates.',
    ],
  ])('refuses %j with %j', (one, value, message) => {
    expect(() => readCustomAttributes(send(value), [one])).toThrow(message);
  });

  it('stays with what is not mentioned, forgets what is emptied, and leaves out what is unknown', () => {
    const attributes = [attribute('multiselect', { options }), attribute('text', { code: 'b' })];
    const first = readCustomAttributes([...send('5,6'), { attribute_code: 'b', value: 'x' }, null], attributes);
    expect(first).toEqual({ a: '5,6', b: 'x' });
    expect(readCustomAttributes([...send(''), { attribute_code: 'c', value: 'y' }], attributes, first)).toEqual({
      b: 'x',
    });
  });

  it('reads no selected options, as Magento does', () => {
    const selected_options = [{ value: '5' }];
    const read = (input: object) =>
      readCustomAttributes([{ attribute_code: 'a', selected_options, ...input }], [attribute('select', { options })]);
    expect(() => read({})).toThrow('Undefined array key');
    expect(read({ value: '6' })).toEqual({ a: '6' });
  });

  it('keeps a date with a time, as Magento does', () => {
    expect(readCustomAttributes(send('2026-02-03'), [attribute('date')])).toEqual({ a: '2026-02-03 00:00:00' });
  });
});

describe('toAttributeValues', () => {
  it('has the labels of options, and the wanted codes alone', () => {
    const attributes = [attribute('multiselect', { options }), attribute('text', { code: 'b' })];
    const values = toAttributeValues({ a: '6,9', b: 'x' }, attributes);
    expect(values).toMatchObject([
      { __typename: 'AttributeSelectedOptions', selected_options: [{ value: '6', label: 'Six' }] },
      { __typename: 'AttributeValue', value: 'x' },
    ]);
    expect(toAttributeValues({ a: '6', b: 'x' }, attributes, ['b'])).toHaveLength(1);
  });
});

describe('the forms of Magento', () => {
  let shop: TestShop;
  beforeAll(() => {
    const [view] = demo.storeViews;
    const customerAttributes = [
      attribute('select', { isRequired: true, options, defaultValue: '6', rules: { MAX_TEXT_LENGTH: '9' } }),
    ];
    const addressAttributes = [attribute('multiline', { code: 'note', lines: 3 })];
    const settings = { ...view.settings, customerAttributes, addressAttributes };
    shop = openTestShop({ shop: { ...demo, storeViews: [{ ...view, settings }] } });
  });
  afterAll(() => shop.dispose());

  it.each([
    [
      'customer_account_create',
      {
        code: 'a',
        label: 'Label',
        frontend_input: 'SELECT',
        is_required: true,
        default_value: '6',
        multiline_count: 1,
        options: [
          { value: '5', is_default: false },
          { value: '6', is_default: true },
        ],
        validate_rules: [{ name: 'MAX_TEXT_LENGTH', value: '9' }],
      },
    ],
    ['customer_address_edit', { code: 'note', frontend_input: 'MULTILINE', multiline_count: 3, validate_rules: [] }],
  ])('%s has the attributes of the merchant after its own', async (form, expected) => {
    const { at } = await shop.ask(
      `query ($form: String!) { attributesForm(formCode: $form) { items {
        code label frontend_input is_required default_value options { value is_default }
        ... on CustomerAttributeMetadata { multiline_count validate_rules { name value } }
      } } }`,
      { form },
    );
    const items = at('attributesForm', 'items');
    expect(Array.isArray(items) && items.at(-1)).toMatchObject(expected);
  });

  it('belong to the account, which is not created without what they require', async () => {
    const create = (change: object) =>
      shop.ask('mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }', {
        input: { email: 'ann@example.com', firstname: 'Ann', lastname: 'Lee', password: PASSWORD, ...change },
      });
    expect((await create({})).errors[0]?.message).toBe('"Label" is a required value.');
    const custom_attributes = send('5');
    expect((await create({ custom_attributes })).errors).toEqual([]);
    const token = await shop.signIn('ann@example.com');
    const { at } = await shop.ask('{ customer { custom_attributes(attributeCodes: ["a", "b"]) { code } } }', {}, token);
    expect(at('customer', 'custom_attributes')).toEqual([{ code: 'a' }]);
  });
});
