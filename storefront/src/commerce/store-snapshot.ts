/**
 * Response of the default store view to the first `storeConfigData` request at build time, so that the layout has a
 * copyright line immediately. Every later request goes to the backend. It holds no keys, and nothing legal or
 * security-related relies on it.
 */
export const storeSnapshot = {
  /** Day on which it was taken. */
  takenOn: '2026-11-21',
  /** Result by operation name, as the client takes it. */
  responses: {
    storeConfigData: {
      storeConfig: {
        store_code: 'witryna_pl_pl_pl',
        copyright:
          '© {YYYY} Witryna sp. z o.o. Suplement diety nie zastępuje zróżnicowanej diety i zdrowego stylu życia.',
      },
    },
  },
} as const;
