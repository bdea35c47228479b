/** Size of the large picture of a product page, for the picture itself and for its preload alike. */
export const productImageSize = {
  maxWidth: 640,
  sizes: '(min-width: 1440px) 640px, (min-width: 768px) 45vw, 92vw',
} as const;
