/** Strings of an alert. */
export interface AlertStrings {
  /** Name of the button that removes it. */
  dismissLabel: string;
}

export const alertStrings: AlertStrings = { dismissLabel: 'Close message' };
