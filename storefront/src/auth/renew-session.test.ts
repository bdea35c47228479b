import { expect, it } from 'vitest';
import { createSessionStore } from '../session/index.ts';
import { fakeBackend, memoryStorage } from '../testing/index.ts';
import { renewSession } from './renew-session.ts';

it('sends nothing with the former token, which may be refused, and keeps the lifetime of the new one', async () => {
  const session = createSessionStore(memoryStorage());
  session.signIn('old');
  const { client, sent } = fakeBackend(
    ({ name }) =>
      name === 'SignIn'
        ? { data: { generateCustomerToken: { token: 'new' } } }
        : { data: { storeConfig: { store_code: 'main', customer_token_expiration_time: 900 } } },
    { token: () => session.getState().token, capabilities: ['tokenLifetime'] },
  );
  await renewSession({ email: 'anna@example.pl', password: 'Tajne123!' }, { client, session });
  expect(sent.map(({ name, token }) => [name, token])).toEqual([
    ['SignIn', null],
    ['getUserConfig', 'new'],
  ]);
  expect(session.getState()).toMatchObject({ token: 'new', lifetime: 900, isExpired: false });
});
