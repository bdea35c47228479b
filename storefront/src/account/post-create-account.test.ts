import { describe, expect, it } from 'vitest';
import { createShopIntl } from '../i18n/index.ts';
import { fakeBackend, graphqlError, type FakeHandler } from '../testing/index.ts';
import { readCreatedAccount } from './created-account.ts';
import { postCreateAccount } from './post-create-account.ts';

const options = [{ value: '2', label: 'Female' }];
const attributes = {
  attributesForm: {
    items: [
      { code: 'firstname', is_required: true, options: [] },
      { code: 'dob', is_required: true, options: [] },
      { code: 'gender', is_required: false, options },
    ],
  },
};
const posted = { firstname: 'Ann', lastname: 'Lee', email: 'ann@example.com', password: 'Secret-word-1' };

async function post(fields: Readonly<Record<string, string>>, answer: FakeHandler, isKnown = true) {
  const { client, sent } = fakeBackend(answer, { capabilities: isKnown ? ['addressAttributes'] : [] });
  const intl = createShopIntl({ locale: 'en-US' });
  return { result: await postCreateAccount(fields, { client, intl, cartId: null }), sent };
}

const accept: FakeHandler = ({ name }) => {
  if (name === 'getCustomerAttributes') return { data: attributes };
  if (name === 'CreateAccount') return { data: { createCustomerV2: { customer: { email: posted.email } } } };
  return { data: { generateCustomerToken: { token: 'secret' } } };
};
const created = (sent: { name: string; variables: object }[]) =>
  sent.find(({ name }) => name === 'CreateAccount')?.variables;

describe('postCreateAccount', () => {
  const note = { code: 'note', label: 'Note', frontend_input: 'TEXT', is_required: true, options: [] };
  const sizes = {
    code: 'sizes',
    label: 'Sizes',
    frontend_input: 'MULTISELECT',
    is_required: false,
    default_value: '5',
    options: ['5', '6'].map((value) => ({ value, label: value })),
  };
  const withOwn: FakeHandler = (operation, call) =>
    operation.name === 'getCustomerAttributes'
      ? { data: { attributesForm: { items: [note, sizes] } } }
      : accept(operation, call);

  it('sends the attributes that the merchant has added, of several options those that were ticked', async () => {
    const fields = { ...posted, 'attribute-note': ' By tram ', 'attribute-sizes-2': '1' };
    const { sent } = await post(fields, withOwn);
    expect(created(sent)).toEqual({
      input: {
        ...posted,
        custom_attributes: [
          { attribute_code: 'note', value: 'By tram' },
          { attribute_code: 'sizes', value: '6' },
        ],
      },
    });
  });

  it('returns what was entered for them with the name of a required one that is empty', async () => {
    const { result, sent } = await post({ ...posted, 'attribute-sizes-2': '1' }, withOwn);
    expect(created(sent)).toBeUndefined();
    expect(result).toMatchObject({
      form: { values: { 'attribute-note': '', 'attribute-sizes': '', 'attribute-sizes-2': '1' } },
    });
    expect(result.type === 'page' && result.form.error).toBe('Note: Is required.');
  });

  it('sends the fields that the shop shows, and no others', async () => {
    const fields = { ...posted, dob: '1990-05-17', gender: '2', taxvat: '12-345' };
    const { result, sent } = await post(fields, accept);
    expect(created(sent)).toEqual({ input: { ...posted, date_of_birth: '1990-05-17', gender: 2 } });
    expect(result.type).toBe('signed-in');
  });

  it('returns what was typed with the name of a required field that is empty, and sends nothing', async () => {
    const { result, sent } = await post({ ...posted, gender: '2' }, accept);
    expect(created(sent)).toBeUndefined();
    expect(result).toMatchObject({
      type: 'page',
      form: { values: { firstname: 'Ann', email: 'ann@example.com', gender: '2', dob: '' } },
    });
    expect(result.type === 'page' && result.form.error).toContain('Date of birth');
  });

  it('sends names and e-mail address alone where the backend does not tell its fields, or fails to', async () => {
    const old = await post({ ...posted, dob: '1990-05-17' }, accept, false);
    expect(old.sent.map(({ name }) => name)).not.toContain('getCustomerAttributes');
    const failing = await post(posted, (operation, call) =>
      operation.name === 'getCustomerAttributes' ? new TypeError('fetch failed') : accept(operation, call),
    );
    for (const { sent } of [old, failing]) expect(created(sent)).toEqual({ input: posted });
  });

  it.each([
    ['waits for its confirmation', ['emailConfirmation'], true, 'Nieprawidłowe dane.'],
    ['waits for its confirmation, as the text says', [], true, "This account isn't confirmed. Verify and try again."],
    ['is ready', ['emailConfirmation'], false, 'Refused.'],
  ] as const)('returns an account that %s', async (_, capabilities, isUnconfirmed, refusal) => {
    const { client } = fakeBackend(
      (operation, call) => {
        if (operation.name === 'SignIn') return { data: null, errors: [graphqlError(refusal)] };
        if (operation.name === 'getAccountConfirmation')
          return { data: { storeConfig: { store_code: 'pl', create_account_confirmation: isUnconfirmed } } };
        return accept(operation, call);
      },
      { capabilities },
    );
    const result = await postCreateAccount(posted, { client, intl: createShopIntl({ locale: 'en-US' }), cartId: null });
    const account = result.type === 'page' ? readCreatedAccount(result.form) : null;
    expect(account).toEqual({ email: posted.email, isUnconfirmed });
  });
});
