import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
const SIGN_IN = 'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }';
const newAccount = (email: string, changes: object = {}) => ({
  input: { email, firstname: 'Ewa', lastname: 'Lis', password: PASSWORD, ...changes },
});

/** Page of the newest mail in the outbox. */
async function newestMail(): Promise<string> {
  const list = bodyText(await shop.call('GET', '/outbox'));
  const [, id = ''] = /href="\/outbox\/(\d+)"/u.exec(list) ?? [];
  return bodyText(await shop.call('GET', `/outbox/${id}`));
}

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
    [{ password: 'Short1!' }, 'The password needs at least 10 characters. Create a new password and try again.', 'graphql-input'],
    [{ password: 'tylkomaleliterki' }, /^Minimum of different classes of characters in password is 3\./, 'graphql-input'],
    [{ password: undefined }, /at least 10 characters/, 'graphql-input'],
    [{ firstname: ' ' }, 'Required parameters are missing: firstname', 'graphql-input'],
    [{ date_of_birth: '2026-02-30' }, '"Date of Birth" is not a valid date.', 'graphql-input'],
    [{ gender: 9 }, '"9" is not a valid gender value.', 'graphql-input'],
  ])('refuses %j', async (changes, message, category) => {
    const { errors } = await shop.ask(CREATE, newAccount('new@example.com', changes));
    expect(errors[0]?.message).toMatch(message);
    expect(errors[0]?.extensions).toEqual({ category });
  });

  it('refuses a taken address, two requests at once included', async () => {
    const answers = await Promise.all([1, 2].map(() => shop.ask(CREATE, newAccount('twice@example.com'))));
    const refused = answers.flatMap(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({
      message: 'A customer with the same email address already exists in an associated website.',
      extensions: { category: 'graphql-already-exists' },
    });
    const available = (email: string) =>
      shop.ask('query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }', { email });
    expect((await available('Twice@Example.com')).at('isEmailAvailable', 'is_email_available')).toBe(false);
    expect((await available('free@example.com')).at('isEmailAvailable', 'is_email_available')).toBe(true);
  });
});

describe('signing in', () => {
  const WRONG = 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

  it('says the same for a wrong password and an unknown address', async () => {
    const { email } = await shop.newCustomer();
    for (const variables of [
      { email, password: 'Wrong-2026' },
      { email: 'nobody@example.com', password: PASSWORD },
    ]) {
      expect((await shop.ask(SIGN_IN, variables)).errors[0]).toMatchObject({
        message: WRONG,
        extensions: { category: 'graphql-authentication' },
      });
    }
    expect((await shop.ask(SIGN_IN, { email: '', password: 'x' })).errors[0]?.message).toBe('Specify the "email" value.');
    expect((await shop.ask(SIGN_IN, { email, password: '' })).errors[0]?.message).toBe('Specify the "password" value.');
  });

  it('locks an account after ten wrong passwords, for ten minutes', async () => {
    const { email } = await shop.newCustomer();
    for (let attempt = 0; attempt < 10; attempt += 1) await shop.ask(SIGN_IN, { email, password: 'Wrong-2026' });
    expect((await shop.ask(SIGN_IN, { email, password: PASSWORD })).errors[0]?.message).toBe(WRONG);
    shop.advance(10 * 60_000);
    expect((await shop.ask(SIGN_IN, { email, password: PASSWORD })).errors).toEqual([]);
  });

  it('[SES-12] lasts 1200 seconds; then the whole request is refused, public fields included', async () => {
    const { token } = await shop.newCustomer();
    const both = '{ storeConfig { store_code } customer { email } }';
    shop.advance(1_199_000);
    expect((await shop.ask(both, {}, token)).errors).toEqual([]);
    shop.advance(1000);
    const expired = await shop.ask(both, {}, token);
    expect(expired.data).toBeUndefined();
    expect(expired.errors).toMatchObject([
      { message: 'Consumer key has expired', extensions: { category: 'graphql-authentication' } },
    ]);
  });

  it('ends everywhere when the token is revoked', async () => {
    const { email, token } = await shop.newCustomer();
    const other = await shop.signIn(email);
    const revoked = await shop.ask('mutation { revokeCustomerToken { result } }', {}, token);
    expect(revoked.data).toEqual({ revokeCustomerToken: { result: true } });
    for (const ended of [token, other]) {
      expect((await shop.ask('{ storeConfig { store_code } }', {}, ended)).errors[0]).toMatchObject({
        message: 'User token has been revoked',
        extensions: { category: 'graphql-authentication' },
      });
    }
  });

  it('takes an empty bearer for a guest', async () => {
    const answer = await shop.graphql(ME, { headers: { Authorization: 'Bearer ' } });
    expect(answer.errors?.[0]).toMatchObject({
      message: "The current customer isn't authorized.",
      extensions: { category: 'graphql-authorization' },
    });
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
    expect((await update({ firstname: 'Janusz', is_subscribed: true, taxvat: '123' })).at('updateCustomerV2', 'customer')).toEqual({
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
    expect(await newestMail()).toContain(email);
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

describe('a forgotten password', () => {
  const request = (email: string) =>
    shop.ask('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email });
  const reset = (email: string, token: string, newPassword: string) =>
    shop.ask(
      'mutation ($email: String!, $token: String!, $newPassword: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: $newPassword) }',
      { email, token, newPassword },
    );
  const tokenOf = (mail: string) =>
    /https:\/\/backend\.test\/customer\/account\/createPassword\/\?token=([0-9a-f]+)/u.exec(mail)?.[1] ?? '';

  it('[SES-01] is replaced through the mailed link, once', async () => {
    const { email, token } = await shop.newCustomer();
    expect((await request(email)).data).toEqual({ requestPasswordResetEmail: true });
    const secret = tokenOf(await newestMail());
    expect((await reset(email, 'made-up', 'Nowe-haslo-2')).errors[0]).toMatchObject({
      message: "Cannot set the customer's password",
      extensions: { category: 'graphql-input' },
    });
    expect((await reset(email, secret, 'krotkie')).errors[0]?.message).toContain('at least 10 characters');
    expect((await reset(email, secret, 'Nowe-haslo-2')).data).toEqual({ resetPassword: true });
    expect((await reset(email, secret, 'Nowe-haslo-3')).errors[0]?.message).toBe("Cannot set the customer's password");
    expect((await shop.ask(ME, {}, token)).errors[0]?.message).toBe('User token has been revoked');
    expect(await shop.signIn(email, 'Nowe-haslo-2')).toBeTruthy();
  });

  it('does not tell whether an account exists', async () => {
    const before = await newestMail();
    expect((await request('unknown@example.com')).data).toEqual({ requestPasswordResetEmail: true });
    expect(await newestMail()).toBe(before);
    expect((await request('nobody')).errors[0]?.message).toBe('The email address has an invalid format.');
    expect((await request('')).errors[0]?.message).toBe('You must specify an email address.');
  });

  it('cannot be replaced with another customer’s link or one that is two hours old', async () => {
    const { email } = await shop.newCustomer();
    const { email: other } = await shop.newCustomer();
    await request(email);
    const secret = tokenOf(await newestMail());
    expect((await reset(other, secret, 'Nowe-haslo-4')).errors[0]?.message).toBe("Cannot set the customer's password");
    shop.advance(2 * 3_600_000);
    expect((await reset(email, secret, 'Nowe-haslo-4')).errors[0]?.message).toBe("Cannot set the customer's password");
  });
});

describe('the address book', () => {
  const FIELDS = 'id firstname street city postcode country_code region { region region_code region_id } default_billing default_shipping';
  const address = {
    firstname: 'Jan',
    lastname: 'Kowalski',
    street: ['ul. Lipowa 5'],
    city: 'Warszawa',
    postcode: '00-950',
    telephone: '+48 22 000 00 02',
    country_code: 'PL',
    region: { region_code: 'PL-14' },
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
    expect(changed.at('updateCustomerAddress')).toMatchObject({ id, firstname: 'Jan', city: 'Radom', default_shipping: true });
    const listed = await shop.ask('{ customer { default_shipping addresses { id city } addressesV2(pageSize: 1) { total_count } } }', {}, token);
    expect(listed.at('customer')).toEqual({
      default_shipping: String(id),
      addresses: [{ id, city: 'Radom' }],
      addressesV2: { total_count: 1 },
    });
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
    [{ region: { region_code: 'PL-99' } }, 'The specified region is not a part of the selected country or region'],
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
