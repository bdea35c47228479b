/** Strings of the toast area. */
export interface ToasterStrings {
  /** Name of the region, e.g. `Powiadomienia (F6)`. */
  label: string;
  /** Name of the dismiss buttons, e.g. `Zamknij powiadomienie`. */
  dismissLabel: string;
}

export const toasterStrings: ToasterStrings = { label: 'Notifications (F6)', dismissLabel: 'Dismiss the notification' };
