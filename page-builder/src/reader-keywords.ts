/** Values that Page Builder stores in attributes and classes, for the node types and the readers only. */

/** When a part of a banner is shown. */
export const visibilities = ['always', 'hover', 'never'] as const;

export const dynamicBlockModes = ['fixed', 'salesrule', 'catalogrule'] as const;

/** Directions of text. */
export const directions = ['ltr', 'rtl', 'auto'] as const;

export const tabAlignments = ['left', 'center', 'right'] as const;

/** Types of links in Magento. A `block` link has the identifier of a CMS block that opens in a dialog. */
export const linkTypes = ['default', 'block', 'category', 'product', 'page'] as const;
