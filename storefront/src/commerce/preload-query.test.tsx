// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { fakeBackend } from '../testing/index.ts';
import { CommerceProvider } from './commerce-provider.tsx';
import { graphql } from './graphql.ts';
import { defineQuery } from './operation.ts';
import { preloadQuery } from './preload-query.ts';
import { createQueryCache } from './query-cache.ts';
import { useQuery } from './use-query.ts';

const nameQuery = defineQuery({ name: 'Name', document: graphql(`query Name { storeConfig { store_name } }`) });
const helpQuery = defineQuery({
  name: 'Help',
  requires: 'needHelp',
  document: graphql(`query Help { storeConfig { need_help { email } } }`),
});

const scope = { storeView: 'de', epoch: 0 };

function renderName({ client }: ReturnType<typeof fakeBackend>) {
  const cache = createQueryCache();
  return renderHook(() => useQuery(nameQuery, {}), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <CommerceProvider client={client} cache={cache} {...scope}>
        {children}
      </CommerceProvider>
    ),
  });
}

it('sends the query before its component is there, which gets that response and sends none', async () => {
  const backend = fakeBackend(() => ({ data: { storeConfig: { store_name: 'Schuhe' } } }));
  preloadQuery({ client: backend.client, scope }, nameQuery, {});
  await waitFor(() => expect(backend.sent).toHaveLength(1));
  const { result } = renderName(backend);
  await waitFor(() => expect(result.current.data?.storeConfig?.store_name).toBe('Schuhe'));
  expect(backend.sent).toHaveLength(1);
});

it('leaves a failure to the component, which can ask again', async () => {
  const backend = fakeBackend((_, call) =>
    call === 0 ? new Error('lost') : { data: { storeConfig: { store_name: 'Schuhe' } } },
  );
  preloadQuery({ client: backend.client, scope }, nameQuery, {});
  const { result } = renderName(backend);
  await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'unavailable' }));
  await result.current.revalidate();
  await waitFor(() => expect(result.current.data?.storeConfig?.store_name).toBe('Schuhe'));
});

it('sends nothing that the backend does not support', async () => {
  const backend = fakeBackend(() => ({ data: { storeConfig: { store_name: 'Schuhe' } } }));
  preloadQuery({ client: backend.client, scope }, helpQuery, {});
  preloadQuery({ client: backend.client, scope: { ...scope, epoch: 1 } }, nameQuery, {});
  await waitFor(() => expect(backend.sent.map(({ name }) => name)).toEqual(['Name']));
});
