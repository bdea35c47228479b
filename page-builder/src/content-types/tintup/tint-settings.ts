/** The settings of Tint's own element. They are read by its script and by nothing else. */
export const tintSettings: ReadonlySet<string> = new Set([
  'data-clickformore',
  'data-columns',
  'data-count',
  'data-expand',
  'data-id',
  'data-infinitescroll',
  'data-notrack',
  'data-personalization-id',
  'data-query',
  'data-tags',
]);
