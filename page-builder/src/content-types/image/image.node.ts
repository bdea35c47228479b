import type { ImageSource, LinkFields, NodeBase } from '../../node-base.ts';

/** A picture (PBT-15 to PBT-17). The border belongs to the picture, everything else of the box to the figure around it. */
export interface ImageNode extends NodeBase, LinkFields {
  contentType: 'image';
  desktopImage?: ImageSource;
  /** Absent when it is the same picture as the desktop one. */
  mobileImage?: ImageSource;
  /** Empty for a decorative picture. */
  altText: string;
  title?: string;
  caption?: string;
  /** Words beside it lead to the same place, so that its link is for pointers only (PB-2). */
  isLinkRepeated?: true;
}
