/** Kinds of text that Magento can require of a value (`input_validation`). */
const textFormats = ['alphanumeric', 'alphanum-with-spaces', 'numeric', 'alpha', 'url', 'email'] as const;

/** What Magento requires of a value that is not empty. Without a rule, everything is right. */
export interface AttributeRules {
  /** Characters. */
  minLength?: number;
  maxLength?: number;
  format?: (typeof textFormats)[number];
  /** First and last day, as `2026-01-31`. */
  minDate?: string;
  maxDate?: string;
}

type Rule = { readonly name: string | null; readonly value: string | null } | null;

/**
 * Returns Magento's validation rules of an attribute. Rules that are unknown or make no sense are left out: Magento
 * checks what is sent itself.
 */
export function toAttributeRules(rules: readonly Rule[] | null): AttributeRules {
  const read = (name: string) => rules?.find((rule) => rule?.name === name)?.value?.trim() ?? '';
  const minLength = readLength(read('MIN_TEXT_LENGTH'));
  const maxLength = readLength(read('MAX_TEXT_LENGTH'));
  const format = textFormats.find((name) => name === read('INPUT_VALIDATION'));
  const minDate = readDay(read('DATE_RANGE_MIN'));
  const maxDate = readDay(read('DATE_RANGE_MAX'));
  return {
    ...(minLength && { minLength }),
    ...(maxLength && { maxLength }),
    ...(format && { format }),
    ...(minDate && { minDate }),
    ...(maxDate && { maxDate }),
  };
}

const readLength = (text: string): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined);

/** Magento keeps a day as seconds since 1970; a module may give it as an ISO date. */
function readDay(text: string): string | undefined {
  const date = /^-?\d+$/.test(text) ? new Date(Number(text) * 1000) : new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
