import { describe, expect, it } from 'vitest';
import { toCustomAttributes } from './custom-attribute.ts';
import { standardAccountCodes } from './form-attributes.ts';

const metadata = (change: object = {}) => ({
  code: 'shoe_size',
  label: 'Shoe size' as string | null,
  frontend_input: 'TEXT' as const,
  is_required: false,
  default_value: null,
  options: [],
  multiline_count: 1,
  validate_rules: [],
  ...change,
});
const read = (...items: (ReturnType<typeof metadata> | null)[]) =>
  toCustomAttributes({ attributesForm: { items } }, standardAccountCodes);
const options = [
  { label: ' ', value: ' ' },
  { label: '42', value: '7' },
];

describe('toCustomAttributes', () => {
  it("has the merchant's own attributes in the order of the form, and none that the form has fields for", () => {
    const email = metadata({ code: 'email', is_required: true });
    expect(read(email, metadata({ code: 'b' }), metadata({ code: 'a' })).map(({ code }) => code)).toEqual(['b', 'a']);
  });

  it('reads label, options, default value and rules', () => {
    const rules = [{ name: 'MAX_TEXT_LENGTH', value: '40' }];
    const [attribute] = read(
      metadata({ frontend_input: 'SELECT', is_required: true, options, default_value: '7', validate_rules: rules }),
    );
    expect(attribute).toEqual({
      code: 'shoe_size',
      label: 'Shoe size',
      input: 'SELECT',
      isRequired: true,
      options: [{ label: '42', value: '7' }],
      defaultValue: '7',
      lines: 1,
      rules: { maxLength: 40 },
    });
  });

  it.each(['FILE', 'IMAGE', 'HIDDEN', 'DATETIME', 'UNDEFINED', null])('leaves out the kind %s', (frontend_input) => {
    expect(read(metadata({ frontend_input }))).toEqual([]);
  });

  it.each(['SELECT', 'MULTISELECT'])('leaves out a %s that has nothing to choose from', (frontend_input) => {
    expect(read(metadata({ frontend_input, options: [null, { label: ' ', value: '' }] }))).toEqual([]);
  });

  it.each([
    [null, 1],
    [0, 1],
    [3, 3],
    [99, 20],
  ])('has %s lines as %i', (multiline_count, lines) => {
    expect(read(metadata({ frontend_input: 'MULTILINE', multiline_count }))).toMatchObject([{ lines }]);
  });

  it('reads incomplete metadata: the code stands for the label', () => {
    const { multiline_count: _, validate_rules: __, ...bare } = metadata({ label: ' ' });
    const items = [null, { ...bare, __typename: 'CatalogAttributeMetadata' as const }];
    expect(toCustomAttributes({ attributesForm: { items } }, [])).toMatchObject([
      { code: 'shoe_size', label: 'shoe_size', rules: {} },
    ]);
    expect(toCustomAttributes(undefined, [])).toEqual([]);
  });
});
