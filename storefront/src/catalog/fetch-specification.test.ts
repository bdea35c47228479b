import { describe, expect, it } from 'vitest';
import { execute } from '../commerce/index.ts';
import { createShopIntl } from '../i18n/index.ts';
import type { LayoutData } from '../platform/layout/layout-data.ts';
import { fakeBackend, sampleLayout, type FakeHandler } from '../testing/index.ts';
import { fetchSpecification } from './fetch-specification.ts';

const { intl } = createShopIntl({ locale: 'en_US' });
const attributes = { items: [{ code: 'voltage', value: '12 V' }] };
const response = {
  data: {
    storeConfig: null,
    attributesList: { items: [{ code: 'voltage', label: 'Voltage', frontend_input: 'TEXT' }] },
  },
};
const table = '<table><tbody><tr><th scope="row">Voltage</th><td>12 V</td></tr></tbody></table>';

const createLayout = (): LayoutData => ({ ...sampleLayout, capabilities: ['customAttributes'] });

function setUp(handler: FakeHandler) {
  const { client, sent } = fakeBackend(handler, { capabilities: ['customAttributes'] });
  const render = async (layout: LayoutData) => {
    const { render: renderSpecification } = await fetchSpecification({
      fetch: async (operation, variables) => (await execute(client, operation, variables)).data,
      intl,
      layout,
    });
    return renderSpecification(attributes, String);
  };
  return { render, sent };
}

describe('fetchSpecification', () => {
  it('fetches labels once for all products of a store view', async () => {
    const { render, sent } = setUp(() => response);
    const layout = createLayout();
    expect(await render(layout)).toBe(table);
    expect(await render(layout)).toBe(table);
    expect(sent).toHaveLength(1);
    await render(createLayout());
    expect(sent).toHaveLength(2);
  });

  it('renders prices in the currency of the shopper', async () => {
    const deposit = { code: 'voltage', label: 'Deposit', frontend_input: 'PRICE' };
    const { client } = fakeBackend(
      () => ({ data: { storeConfig: { base_currency_code: 'EUR' }, attributesList: { items: [deposit] } } }),
      { capabilities: ['customAttributes'] },
    );
    const renderDeposit = async (change: Partial<LayoutData>) => {
      const { render: renderSpecification } = await fetchSpecification({
        fetch: async (operation, variables) => (await execute(client, operation, variables)).data,
        intl,
        layout: { ...createLayout(), ...change },
      });
      return renderSpecification({ items: [{ code: 'voltage', value: '100.000000' }] }, String);
    };
    const store = { ...sampleLayout.store, currency: 'USD' };
    expect(await renderDeposit({ store, exchangeRates: { base: 'EUR', rates: { EUR: 1, USD: 1.1 } } })).toContain(
      '$110.00',
    );
    expect(await renderDeposit({ store })).toContain('€100.00');
  });

  it('sends nothing to a backend without attributes', async () => {
    const { render, sent } = setUp(() => response);
    expect(await render({ ...createLayout(), capabilities: [] })).toBe('');
    expect(sent).toEqual([]);
  });

  it('renders nothing after an error, and fetches again for the next product', async () => {
    const { render } = setUp((_, call) => (call === 0 ? new TypeError('fetch failed') : response));
    const layout = createLayout();
    expect(await render(layout)).toBe('');
    expect(await render(layout)).toBe(table);
  });
});
