/** The words about the connection. */
export interface OfflineWords {
  /** Beside the icon in the header. */
  label: string;
  /** The sentence of the banner. */
  text: string;
}

export const offlineWords: OfflineWords = { label: 'Offline', text: 'You are offline. Some features may be unavailable.' };
