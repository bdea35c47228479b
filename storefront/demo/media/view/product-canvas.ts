/** Drawing units of every product picture: the shop's image ratio of 0.8. */
export const productCanvas = { width: 800, height: 1000 } as const;
