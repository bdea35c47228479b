import { expect, it } from 'vitest';
import { standardAddressCodes } from '../account/custom-attributes/form-attributes.ts';
import { canSaveAddresses } from './can-save-addresses.ts';

const respond = (...items: ({ code: string; is_required: boolean } | null)[]) => ({ attributesForm: { items } });

it('saves addresses where only fields of the checkout are required', () => {
  const standard = standardAddressCodes.map((code) => ({ code, is_required: true }));
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
