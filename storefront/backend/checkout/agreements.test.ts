import { describe, expect, it } from 'vitest';
import { polishStoreView } from '../../demo/store-views.ts';
import { requireObject } from '../rest/read-body.ts';
import type { AgreementSettings } from '../shop/settings.ts';
import { listAgreements, requireAgreements } from './agreements.ts';

const agreement = { name: 'Terms', content: '<p>Terms</p>', isHtml: true, checkboxText: 'I agree.' };
const agreements: readonly AgreementSettings[] = [
  { ...agreement, id: 1, mode: 'auto' },
  { ...agreement, id: 2, mode: 'manual' },
  { ...agreement, id: 3, mode: 'manual' },
];
const storeView = { settings: { ...polishStoreView.settings, agreements } };

describe('listAgreements', () => {
  it('returns the agreements as Magento names their fields', () => {
    expect(listAgreements(storeView)).toHaveLength(3);
    expect(listAgreements(storeView)[1]).toEqual({
      agreement_id: 2,
      name: 'Terms',
      content: '<p>Terms</p>',
      content_height: null,
      checkbox_text: 'I agree.',
      is_html: true,
      mode: 'MANUAL',
    });
  });

  it('returns none where the shop has none', () => expect(listAgreements(polishStoreView)).toEqual([]));
});

describe('requireAgreements', () => {
  const order = (payment: object, shop: Parameters<typeof requireAgreements>[0] = storeView) =>
    requireAgreements(shop, requireObject({ method: 'checkmo', ...payment }, 'paymentMethod'));

  it.each([
    ['numbers', [2, 3]],
    ['text, in any order', ['3', '2', '1']],
  ])('accepts an order with the ids of all manual agreements as %s', (_, ids) => {
    expect(() => order({ extension_attributes: { agreement_ids: ids } })).not.toThrow();
  });

  it('accepts the names of the fields in camel case, as Magento does', () => {
    expect(() => order({ extensionAttributes: { agreementIds: ['2', '3'] } })).not.toThrow();
  });

  it.each([
    ['no ids', {}],
    ['only some of the ids', { extension_attributes: { agreement_ids: ['1', '2'] } }],
    ['ids that are not a list', { extension_attributes: { agreement_ids: '2,3' } }],
    ['ids of another shop', { extension_attributes: { agreement_ids: [20, 30] } }],
  ])('rejects an order with %s', (_, payment) => {
    expect(() => order(payment)).toThrow(expect.objectContaining({ status: 400 }));
    expect(() => order(payment)).toThrow('First, agree to the terms and conditions');
  });

  it('requires nothing where no agreement is manual', () => {
    expect(() => order({}, polishStoreView)).not.toThrow();
    const automatic = { settings: { ...polishStoreView.settings, agreements: agreements.slice(0, 1) } };
    expect(() => order({}, automatic)).not.toThrow();
  });
});
