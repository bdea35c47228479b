/** The words of the toast area. */
export interface ToasterWords {
  /** Name of the region, e.g. `Powiadomienia (F6)`. */
  label: string;
  /** Name of the dismiss buttons, e.g. `Zamknij powiadomienie`. */
  dismissLabel: string;
}

export const toasterWords: ToasterWords = { label: 'Notifications (F6)', dismissLabel: 'Dismiss the notification' };
