/** Strings of the offline indicator. */
export interface OfflineStrings {
  /** Text next to the icon, e.g. `Offline`. */
  label: string;
}

export const offlineStrings: OfflineStrings = { label: 'Offline' };
