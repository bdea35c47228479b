/** Values that Page Builder stores in attributes and classes, for the node types, the readers and the renderers. */

export const bannerAppearances = ['poster', 'collage-left', 'collage-centered', 'collage-right'] as const;

/** When a part of a banner is shown. */
export const visibilities = ['always', 'hover', 'never'] as const;

export const columnAppearances = ['full-height', 'align-top', 'align-center', 'align-bottom'] as const;

export const dynamicBlockModes = ['fixed', 'salesrule', 'catalogrule'] as const;

export const headingTypes = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

export const tabAlignments = ['left', 'center', 'right'] as const;

/** Types of links in Magento. A `block` link has the identifier of a CMS block that opens in a dialog. */
export const linkTypes = ['default', 'block', 'category', 'product', 'page'] as const;

/** The looks of a button, from the `pagebuilder-button-*` class. */
export const buttonTypes = [
  'primary',
  'secondary',
  'tertiary',
  'link',
  'invertedLink',
  'underlineInvertedLink',
] as const;
