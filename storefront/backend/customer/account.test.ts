import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import demo from '../../demo/index.ts';
import { bodyText } from '../testing/test-backend.ts';
import { openTestShop, PASSWORD } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

const CREATE = `mutation ($input: CustomerCreateInput!) {
  createCustomerV2(input: $input) { customer { email firstname lastname is_subscribed } }
}`;
const ME = '{ customer { firstname lastname email is_subscribed } }';
const newAccount = (email: string, changes: object = {}) => ({
  input: { email, firstname: 'Ewa', lastname: 'Lis', password: PASSWORD, ...changes },
});

describe('creating an account', () => {
  it('[SES-01] keeps it, mails a welcome, and gives no token', async () => {
    const answer = await shop.ask(CREATE, newAccount('ewa@example.com', { is_subscribed: true }));
    expect(answer.data).toEqual({
      createCustomerV2: {
        customer: { email: 'ewa@example.com', firstname: 'Ewa', lastname: 'Lis', is_subscribed: true },
      },
    });
    const token = await shop.signIn('EWA@example.com');
    expect((await shop.ask(ME, {}, token)).at('customer', 'firstname')).toBe('Ewa');
    const list = bodyText(await shop.call('GET', '/outbox'));
    expect(list).toContain('Witaj w Witrynie');
    expect(list).toContain('Dziękujemy za zapis do newslettera Witryny');
  });

  it.each([
    [{ email: 'nobody' }, '"Email" is not a valid email address.', 'graphql-input'],
    [
      { password: 'Short1!' },
      'The password needs at least 10 characters. Create a new password and try again.',
      'graphql-input',
    ],
    [
      { password: 'tylkomaleliterki' },
      /^Minimum of different classes of characters in password is 3\./,
      'graphql-input',
    ],
    [{ password: undefined }, /at least 10 characters/, 'graphql-input'],
    [{ firstname: ' ' }, 'Required parameters are missing: firstname', 'graphql-input'],
    [{ date_of_birth: '2026-02-30' }, '"Date of Birth" is not a valid date.', 'graphql-input'],
    [{ gender: 9 }, '"9" is not a valid gender value.', 'graphql-input'],
  ])('refuses %j', async (changes, message, category) => {
    const { errors } = await shop.ask(CREATE, newAccount('new@example.com', changes));
    expect(errors[0]?.message).toMatch(message);
    expect(errors[0]?.extensions).toEqual({ category });
  });

  it('shows, requires and keeps the fields that the merchant has set', async () => {
    const [view] = demo.storeViews;
    const customerFields = {
      prefix: { show: 'optional', options: ['Pani', 'Pan'] },
      dob: { show: 'required' },
      gender: { show: 'required' },
      taxvat: { show: 'optional' },
    } as const;
    const other = openTestShop({
      shop: { ...demo, storeViews: [{ ...view, settings: { ...view.settings, customerFields } }] },
    });
    for (const form of ['customer_account_create', 'customer_account_edit']) {
      const { at } = await other.ask(
        'query ($form: String!) { attributesForm(formCode: $form) { items { code is_required frontend_input options { value label } } } }',
        { form },
      );
      const items = at('attributesForm', 'items');
      expect(items).toEqual(
        expect.arrayContaining([
          { code: 'dob', is_required: true, frontend_input: 'DATE', options: [] },
          { code: 'taxvat', is_required: false, frontend_input: 'TEXT', options: [] },
          expect.objectContaining({
            code: 'gender',
            options: [
              { value: '1', label: 'Male' },
              { value: '2', label: 'Female' },
              { value: '3', label: 'Not Specified' },
            ],
          }),
        ]),
      );
      expect(JSON.stringify(items)).not.toMatch(/middlename|suffix/);
    }
    const create = (changes: object) => other.ask(CREATE, newAccount('dob@example.com', changes));
    expect((await create({ gender: 2 })).errors[0]?.message).toBe('"Date of Birth" is a required value.');
    expect((await create({ date_of_birth: '1990-05-17' })).errors[0]?.message).toBe('"Gender" is a required value.');
    const profile = { prefix: 'Pani', date_of_birth: '1990-05-17', gender: 2, taxvat: '5260250995' };
    expect((await create(profile)).errors).toEqual([]);
    const token = await other.signIn('dob@example.com');
    const customer = await other.ask('{ customer { prefix date_of_birth gender taxvat } }', {}, token);
    expect(customer.at('customer')).toEqual(profile);
    const update = await other.ask(
      'mutation { updateCustomerV2(input: { date_of_birth: null }) { customer { email } } }',
      {},
      token,
    );
    expect(update.errors[0]?.message).toBe('"Date of Birth" is a required value.');
    other.dispose();
  });

  it('refuses a taken address, also in two concurrent requests', async () => {
    const answers = await Promise.all([1, 2].map(() => shop.ask(CREATE, newAccount('twice@example.com'))));
    const refused = answers.flatMap(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({
      message: 'A customer with the same email address already exists in an associated website.',
      extensions: { category: 'graphql-input' },
    });
    const available = (email: string) =>
      shop.ask('query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }', { email });
    expect((await available('Twice@Example.com')).at('isEmailAvailable', 'is_email_available')).toBe(false);
    expect((await available('free@example.com')).at('isEmailAvailable', 'is_email_available')).toBe(true);
  });
});

describe('changing an account', () => {
  it('[ACC-09] keeps what is not mentioned, and the newsletter follows the flag', async () => {
    const { token } = await shop.newCustomer();
    const update = (input: object) =>
      shop.ask(
        'mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { firstname lastname is_subscribed taxvat } } }',
        { input },
        token,
      );
    expect(
      (await update({ firstname: 'Janusz', is_subscribed: true, taxvat: '123' })).at('updateCustomerV2', 'customer'),
    ).toEqual({
      firstname: 'Janusz',
      lastname: 'Kowalski',
      is_subscribed: true,
      taxvat: '123',
    });
    expect((await update({ is_subscribed: false, taxvat: '' })).at('updateCustomerV2', 'customer')).toMatchObject({
      firstname: 'Janusz',
      is_subscribed: false,
      taxvat: null,
    });
    expect((await update({ lastname: '' })).errors[0]?.message).toBe('Required parameters are missing: lastname');
  });

  const CHANGE_EMAIL =
    'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { email is_subscribed } } }';

  it('moves to another address with the right password only, and tells the former one', async () => {
    const { email, token } = await shop.newCustomer();
    await shop.ask('mutation { updateCustomerV2(input: { is_subscribed: true }) { customer { email } } }', {}, token);
    const wrong = await shop.ask(CHANGE_EMAIL, { email: 'moved@example.com', password: 'Wrong-2026' }, token);
    expect(wrong.errors[0]).toMatchObject({
      message: 'Invalid login or password.',
      extensions: { category: 'graphql-authentication' },
    });
    const moved = await shop.ask(CHANGE_EMAIL, { email: 'moved@example.com', password: PASSWORD }, token);
    expect(moved.at('updateCustomerEmail', 'customer')).toEqual({ email: 'moved@example.com', is_subscribed: true });
    expect(await shop.newestMail()).toContain(email);
    const { token: other } = await shop.newCustomer();
    const taken = await shop.ask(CHANGE_EMAIL, { email: 'MOVED@example.com', password: PASSWORD }, other);
    expect(taken.errors[0]?.extensions).toEqual({ category: 'graphql-already-exists' });
  });

  it('changes the password and ends every session', async () => {
    const { email, token } = await shop.newCustomer();
    const change = (currentPassword: string, newPassword: string) =>
      shop.ask(
        'mutation ($currentPassword: String!, $newPassword: String!) { changeCustomerPassword(currentPassword: $currentPassword, newPassword: $newPassword) { email } }',
        { currentPassword, newPassword },
        token,
      );
    expect((await change('Wrong-2026', 'Nowe-haslo-1')).errors[0]?.message).toBe('Invalid login or password.');
    expect((await change(PASSWORD, 'krotkie')).errors[0]?.message).toContain('at least 10 characters');
    expect((await change(PASSWORD, 'Nowe-haslo-1')).data).toEqual({ changeCustomerPassword: { email } });
    expect((await shop.ask(ME, {}, token)).errors[0]?.message).toBe('User token has been revoked');
    expect(await shop.signIn(email, 'Nowe-haslo-1')).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('saved cards', () => {
  it('are unknown under another customer’s hash', async () => {
    const { token } = await shop.newCustomer();
    const answer = await shop.ask('mutation { deletePaymentToken(public_hash: "abc") { result } }', {}, token);
    expect(answer.errors[0]).toMatchObject({
      message: 'Could not find a token using public hash: abc',
      extensions: { category: 'graphql-no-such-entity' },
    });
  });
});
