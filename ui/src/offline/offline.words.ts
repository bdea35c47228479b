/** The words about the connection. */
export interface OfflineWords {
  /** Beside the icon in the header, e.g. `Brak połączenia`. */
  label: string;
  /** The sentence of the banner, e.g. `Nie masz połączenia z internetem.` */
  text: string;
}

export const offlineWords: OfflineWords = { label: 'Offline', text: 'You are offline. Some features may be unavailable.' };
