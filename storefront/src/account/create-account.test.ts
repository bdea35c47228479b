import { describe, expect, it } from 'vitest';
import { UnknownOutcomeError } from '../commerce/index.ts';
import { fakeBackend, graphqlError } from '../testing/index.ts';
import { createAccount, isConfirmationPending } from './create-account.ts';

const input = { email: 'ann@example.com', firstname: 'Ann', lastname: 'Lee', password: 'Secret-word-1' };
const lost = new TypeError('fetch failed');
const accepted = { data: { generateCustomerToken: { token: 'new' } } };
const refuse = (message: string) => ({
  data: { generateCustomerToken: null },
  errors: [graphqlError(message, 'graphql-authentication', ['generateCustomerToken'])],
});
const refused = refuse('The account sign-in was incorrect.');
const confirmation = (isRequired: boolean) => ({
  data: { storeConfig: { store_code: 'us', create_account_confirmation: isRequired } },
});

function run(answers: Readonly<Record<string, object | Error>>, isKnown = true) {
  const { client, sent } = fakeBackend(({ name }) => answers[name] ?? lost, {
    capabilities: isKnown ? ['emailConfirmation'] : [],
  });
  return { client, names: () => sent.map(({ name }) => name) };
}

describe('createAccount', () => {
  it('creates the account, and asks nothing', async () => {
    const { client, names } = run({
      CreateAccount: { data: { createCustomerV2: { customer: { email: input.email } } } },
    });
    await createAccount(client, input);
    expect(names()).toEqual(['CreateAccount']);
  });

  it.each([
    ['signs in', accepted],
    ['has to be confirmed', refuse("This account isn't confirmed. Verify and try again.")],
  ])('has created the account when the answer is lost and the customer %s', async (_, SignIn) => {
    const { client, names } = run({ SignIn });
    await createAccount(client, input);
    expect(names()).toEqual(['CreateAccount', 'SignIn']);
  });

  it('has failed when the answer is lost and signing in is refused', async () => {
    const { client } = run({ SignIn: refused, getAccountConfirmation: confirmation(false) });
    await expect(createAccount(client, input)).rejects.toMatchObject({ kind: 'network' });
    await expect(createAccount(run({ SignIn: refused }, false).client, input)).rejects.toMatchObject({
      kind: 'network',
    });
  });

  it('does not know when nothing is answered, or a refusal may mean that the account waits', async () => {
    const waiting = run({ SignIn: refused, getAccountConfirmation: confirmation(true) });
    for (const { client } of [run({}), waiting])
      await expect(createAccount(client, input)).rejects.toBeInstanceOf(UnknownOutcomeError);
  });
});

describe('isConfirmationPending', () => {
  it.each([
    [true, 'the store wants accounts confirmed', { getAccountConfirmation: confirmation(true) }, true],
    [false, 'the store does not', { getAccountConfirmation: confirmation(false) }, true],
    [false, 'the setting cannot be loaded', {}, true],
    [false, 'the backend does not tell it', { getAccountConfirmation: confirmation(true) }, false],
  ])('is %s where %s', async (expected, _, answers, isKnown) => {
    expect(await isConfirmationPending(run(answers, isKnown).client, new Error('Refused.'))).toBe(expected);
  });
});
