import type { ResultOf } from '../commerce/index.ts';
import { toAttributeRules, type AttributeRules } from './attribute-rules.ts';
import { renderedInputs } from './form-attributes.ts';
import type { customerAttributesQuery } from './form-attributes-operations.ts';
import { toOptionalField } from './optional-field.ts';

type RenderedInput = (typeof renderedInputs)[number];

/** An attribute that the merchant has added to accounts or addresses. */
export interface CustomAttribute {
  code: string;
  /** In the language of the store view. */
  label: string;
  input: RenderedInput;
  isRequired: boolean;
  /** Values to choose from; empty for kinds that are typed, and for a `BOOLEAN` whose options Magento does not tell. */
  options: readonly { value: string; label: string }[];
  /** Value of new accounts and addresses as Magento keeps it; empty without. */
  defaultValue: string;
  /** Lines of a `MULTILINE` attribute; 1 for all others. */
  lines: number;
  rules: AttributeRules;
}

type Metadata = NonNullable<ResultOf<typeof customerAttributesQuery.document>['attributesForm']['items'][number]>;

/** As many as Magento's form of the attribute accepts. */
const maxLines = 20;

/**
 * Returns the merchant's own attributes that a form can render, in Magento's order.
 *
 * @param response undefined while there is none, and where the backend does not tell it (Magento 2.4.6): there are none
 * @param standardCodes codes of the attributes that the form has fields for
 */
export function toCustomAttributes(
  response: ResultOf<typeof customerAttributesQuery.document> | undefined,
  standardCodes: readonly string[],
): CustomAttribute[] {
  return (response?.attributesForm.items ?? []).flatMap((item) =>
    item && !standardCodes.includes(item.code) ? (toCustomAttribute(item) ?? []) : [],
  );
}

function toCustomAttribute(metadata: Metadata): CustomAttribute | undefined {
  const input = renderedInputs.find((name) => name === metadata.frontend_input);
  const { visibility, options } = toOptionalField(metadata);
  const isChoice = input === 'SELECT' || input === 'MULTISELECT';
  if (!input || (isChoice && options.length === 0)) return undefined;
  const { code, label, default_value } = metadata;
  const { multiline_count = null, validate_rules = null } = 'validate_rules' in metadata ? metadata : {};
  return {
    code,
    label: label?.trim() || code,
    input,
    isRequired: visibility === 'required',
    options: isChoice || input === 'BOOLEAN' ? options : [],
    defaultValue: default_value ?? '',
    lines: input === 'MULTILINE' ? Math.min(Math.max(multiline_count ?? 1, 1), maxLines) : 1,
    rules: toAttributeRules(validate_rules),
  };
}
