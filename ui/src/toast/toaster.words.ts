/** The words of the toast area. */
export interface ToasterWords {
  /** Name of the region, e.g. `Powiadomienia`. */
  label: string;
  /** Name of the dismiss buttons, e.g. `Zamknij powiadomienie` (TO-2). */
  dismissLabel: string;
}

export const toasterWords: ToasterWords = { label: 'Notifications', dismissLabel: 'Dismiss notification' };
