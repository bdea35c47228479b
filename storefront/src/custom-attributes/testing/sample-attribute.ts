import type { CustomAttribute } from '../custom-attribute.ts';

/** An optional attribute without rules, with what a test changes of it. */
export const sampleAttribute = (
  input: CustomAttribute['input'],
  change: Partial<CustomAttribute> = {},
): CustomAttribute => ({
  code: 'a',
  label: 'A',
  input,
  isRequired: false,
  options: [],
  defaultValue: '',
  lines: 1,
  rules: {},
  ...change,
});
