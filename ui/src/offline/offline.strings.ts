/** Strings of the offline indicator. */
export interface OfflineStrings {
  /** Next to the icon in the header, e.g. `Brak połączenia`. */
  label: string;
}

export const offlineStrings: OfflineStrings = { label: 'Offline' };
