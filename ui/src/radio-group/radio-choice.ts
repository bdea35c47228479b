/** The choice of a group of radio buttons: held by the parent (`value`), or by the browser (`defaultValue`). */
export interface RadioChoice {
  /** Name of the radio buttons, under which the form submits the value. */
  name: string;
  /** Value of the selected option, or an empty string for none. Makes the group controlled. */
  value?: string | undefined;
  /** Initial value of an uncontrolled group. Default: none. */
  defaultValue?: string | undefined;
  /** Called with the value of the option that the shopper selects. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Returns the attributes of one radio button of a group. */
export function getRadioProps({ name, value, defaultValue, onValueChange }: RadioChoice, option: string) {
  return {
    type: 'radio' as const,
    name,
    value: option,
    onChange: () => onValueChange?.(option),
    ...(value === undefined ? { defaultChecked: defaultValue === option } : { checked: value === option }),
  };
}
