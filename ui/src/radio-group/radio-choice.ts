/** The choice of a group of radio buttons: held by the parent (`value`), or by the browser (`defaultValue`). */
export interface RadioChoice {
  /** Shared name of the radio buttons, under which the form sends the value. */
  name: string;
  /** Value of the chosen option, or an empty string for none; with it the parent holds the choice. */
  value?: string | undefined;
  /** Value of the option chosen at first, while the browser holds the choice. Default: none. */
  defaultValue?: string | undefined;
  /** Called with the value of the option that the shopper chose. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Attributes of one radio button of a group. */
export function getRadioProps({ name, value, defaultValue, onValueChange }: RadioChoice, option: string) {
  return {
    type: 'radio' as const,
    name,
    value: option,
    onChange: () => onValueChange?.(option),
    ...(value === undefined ? { defaultChecked: defaultValue === option } : { checked: value === option }),
  };
}
