/** Strings of the toast area. */
export interface ToasterStrings {
  /** Name of the region, e.g. `Notifications (F6)`. */
  label: string;
  /** Name of the dismiss buttons, e.g. `Dismiss the notification`. */
  dismissLabel: string;
}

export const toasterStrings: ToasterStrings = { label: 'Notifications (F6)', dismissLabel: 'Dismiss the notification' };
