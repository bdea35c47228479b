/** How a form shows a field that not every shop has. */
export interface OptionalField {
  visibility: 'hidden' | 'optional' | 'required';
  /** Values to choose from, with their labels; empty where the value is typed. */
  options: readonly { value: string; label: string }[];
}

/** An attribute of one of Magento's forms. */
interface FormAttribute {
  readonly is_required: boolean;
  readonly options: readonly ({ value: string; label: string } | null)[];
}

/** A field that the form does not have. */
export const hiddenField: OptionalField = { visibility: 'hidden', options: [] };

/**
 * Returns how a form shows the field of an attribute.
 *
 * @param attribute undefined when the form of the backend lacks it: the field is hidden
 */
export function toOptionalField(attribute: FormAttribute | null | undefined): OptionalField {
  if (!attribute) return hiddenField;
  return {
    visibility: attribute.is_required ? 'required' : 'optional',
    // Magento begins the list of an optional attribute with an empty choice.
    options: attribute.options.flatMap((option) =>
      option?.value.trim() ? [{ value: option.value, label: option.label }] : [],
    ),
  };
}
