/** Values that Page Builder stores in attributes and classes, for the node types, the readers and the renderers. */

export const bannerAppearances = ['poster', 'collage-left', 'collage-centered', 'collage-right'] as const;

export const columnAppearances = ['full-height', 'align-top', 'align-center', 'align-bottom'] as const;

export const headingTypes = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The looks of a button, from the `pagebuilder-button-*` class. */
export const buttonTypes = [
  'primary',
  'secondary',
  'tertiary',
  'link',
  'invertedLink',
  'underlineInvertedLink',
] as const;
