import type { CustomAttribute } from './custom-attribute.ts';

/** Name of a form field of an attribute. Attributes with several fields number them from the second on. */
export type AttributeFieldName = `attribute-${string}`;

/** What is in the fields of attributes; `1` in that of a ticked box. */
export type AttributeFieldValues = Readonly<Record<AttributeFieldName, string>>;

/** Values by the code of their attribute, as Magento keeps them: several options are separated by commas. */
export type StoredAttributes = Readonly<Record<string, string>>;

/** One value of an attribute as Magento's API returns it. */
export type AttributeValue = {
  readonly code: string;
  readonly value?: string;
  readonly selected_options?: readonly ({ readonly value: string } | null)[];
} | null;

/**
 * Magento's `AttributeValueInput`. Its `selected_options` are left out: accounts and addresses take the ids of chosen
 * options from `value` only.
 */
export interface AttributeValueInput {
  attribute_code: string;
  value: string;
}

/** Returns the stored values of an account or an address. */
export function toStoredAttributes(values: readonly AttributeValue[] | null | undefined): StoredAttributes {
  return Object.fromEntries(
    (values ?? []).flatMap((entry) => {
      if (!entry) return [];
      const selected = entry.selected_options?.flatMap((option) => option?.value ?? []);
      return [[entry.code, entry.value ?? selected?.join(',') ?? '']];
    }),
  );
}

/** Returns the names of the fields of an attribute: one for each line, one for each option that can be ticked. */
export function getFieldNames({ code, input, lines, options }: CustomAttribute): AttributeFieldName[] {
  const count = input === 'MULTISELECT' ? options.length : lines;
  return Array.from({ length: count }, (_, index) => `attribute-${code}${index > 0 ? `-${index + 1}` : ''}` as const);
}

/**
 * Returns what the fields of attributes hold at first.
 *
 * @param stored Default: the attributes' own default values, for a new account or address.
 */
export function toFieldValues(
  attributes: readonly CustomAttribute[],
  stored?: StoredAttributes,
): Record<AttributeFieldName, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      const parts = splitValue(attribute, stored ? (stored[attribute.code] ?? '') : attribute.defaultValue);
      return getFieldNames(attribute).map((name, index) => [name, parts[index] ?? '']);
    }),
  );
}

/** Returns a stored value as the fields of its attribute hold it. What cannot be chosen any more is left out. */
function splitValue({ input, options, lines }: CustomAttribute, stored: string): string[] {
  switch (input) {
    case 'MULTISELECT': {
      const chosen = stored.split(',');
      return options.map(({ value }) => (chosen.includes(value) ? '1' : ''));
    }
    case 'MULTILINE': {
      const all = stored.split(/\r?\n/);
      // Lines that the form has no field for stay in the last one.
      return [...all.slice(0, lines - 1), all.slice(lines - 1).join(' ')];
    }
    case 'SELECT':
      return [options.some(({ value }) => value === stored) ? stored : ''];
    case 'DATE':
      // Magento appends a time.
      return [/^\d{4}-\d\d-\d\d/.exec(stored)?.[0] ?? ''];
    default:
      return [stored];
  }
}

/** Returns what the fields of an attribute hold as Magento keeps it. */
function joinValue({ input, options }: CustomAttribute, parts: readonly string[]): string {
  return input === 'MULTISELECT'
    ? options.flatMap(({ value }, index) => (parts[index] ? [value] : [])).join(',')
    : parts.join('\n');
}

/** Returns the values of a form while it is filled, by the code of their attribute. */
export function toStoredValues(
  values: AttributeFieldValues,
  attributes: readonly CustomAttribute[],
): Record<string, string> {
  return Object.fromEntries(
    attributes.map((attribute) => [
      attribute.code,
      joinValue(
        attribute,
        getFieldNames(attribute).map((name) => values[name] ?? ''),
      ),
    ]),
  );
}

/** Returns Magento's input for the attributes of a form; an empty field empties its attribute. */
export function toAttributeInput(
  values: AttributeFieldValues,
  attributes: readonly CustomAttribute[],
): AttributeValueInput[] {
  return attributes.map((attribute) => {
    const parts = getFieldNames(attribute).map((name) => (values[name] ?? '').trim());
    return { attribute_code: attribute.code, value: joinValue(attribute, parts).trimEnd() };
  });
}
