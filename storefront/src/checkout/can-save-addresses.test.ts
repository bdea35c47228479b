import { expect, it } from 'vitest';
import { canSaveAddresses } from './can-save-addresses.ts';
import { optionalFieldNames } from './optional-fields.ts';

const respond = (...items: ({ code: string; is_required: boolean } | null)[]) => ({ attributesForm: { items } });

it('saves addresses where only fields of the checkout are required', () => {
  const asked = ['firstname', 'lastname', 'street', 'city', 'country_id', 'region', 'postcode', ...optionalFieldNames];
  const standard = asked.map((code) => ({ code, is_required: true }));
  expect(canSaveAddresses(respond(...standard, null, { code: 'floor', is_required: false }))).toBe(true);
});

it('saves no address where the merchant requires an attribute of its own', () => {
  expect(canSaveAddresses(respond({ code: 'street', is_required: true }, { code: 'floor', is_required: true }))).toBe(
    false,
  );
});

it('saves addresses where the backend does not tell what it requires', () => {
  expect(canSaveAddresses(undefined)).toBe(true);
});
