import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publicModules } from '../testing/public-modules.ts';
import { createTestBackend, valueAt, type TestBackend } from '../testing/test-backend.ts';
import { hostileTargets } from './hostile-redirects.ts';
import { ALARM, hostileText } from './hostile-text.ts';

describe('a hostile backend', () => {
  let backend: TestBackend;
  beforeEach(() => {
    backend = createTestBackend({ modules: publicModules, hostile: true });
  });
  afterEach(() => backend.dispose());

  it('has attacks in names and markup, and leaves codes and addresses as they are', async () => {
    const { data } = await backend.graphql(
      '{ products(filter: { sku: { eq: "VIT-C" } }) { items { sku name url_key description { html } } } }',
    );
    const product = valueAt(data, 'products', 'items', 0);
    expect(valueAt(product, 'name')).toContain(ALARM);
    expect(valueAt(product, 'description', 'html')).toContain(`</script><script>${ALARM}`);
    expect(valueAt(product, 'sku')).toBe('VIT-C');
    expect(valueAt(product, 'url_key')).not.toContain(ALARM);
  });

  it('has attacks in messages', async () => {
    const { errors } = await backend.graphql('{ products { total_count } }');
    expect(errors?.[0]).toMatchObject({
      message: hostileText("'search' or 'filter' input argument is required."),
      extensions: { category: 'graphql-input' },
    });
  });

  it('redirects to where none should lead', async () => {
    const { data } = await backend.graphql('{ route(url: "/hostile-redirect/0") { relative_url redirect_code } }');
    expect(data).toEqual({ route: { relative_url: hostileTargets[0], redirect_code: 301 } });
  });
});
