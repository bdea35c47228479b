import { expect, it } from 'vitest';
import { standardAddressCodes, toCustomAttributes } from '../custom-attributes/index.ts';
import { canSaveAddresses } from './can-save-addresses.ts';

const attribute = (code: string, is_required: boolean) => ({
  code,
  is_required,
  label: code,
  frontend_input: 'TEXT' as const,
  default_value: null,
  options: [],
});
const respond = (...items: (ReturnType<typeof attribute> | null)[]) => ({ attributesForm: { items } });
const none = { attributes: [] };

it('saves addresses where only fields of the checkout are required', () => {
  const standard = standardAddressCodes.map((code) => attribute(code, true));
  const response = respond(...standard, null, attribute('floor', false));
  expect(canSaveAddresses(response, none)).toBe(true);
});

it('saves no address where the merchant requires an attribute that the checkout does not ask for', () => {
  const response = respond(attribute('street', true), attribute('floor', true));
  expect(canSaveAddresses(response, none)).toBe(false);
  expect(canSaveAddresses(response, { attributes: toCustomAttributes(response, standardAddressCodes) })).toBe(true);
});

it('saves addresses where the backend does not tell what it requires', () => {
  expect(canSaveAddresses(undefined, none)).toBe(true);
});
