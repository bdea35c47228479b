import type { BackgroundFields, NodeBase, VerticalAlignment, VideoBackgroundFields } from '../../node-base.ts';

export const rowAppearances = ['contained', 'full-width', 'full-bleed'] as const;
export type RowAppearance = (typeof rowAppearances)[number];

/** A horizontal band of a page (PBT-05 to PBT-09). */
export interface RowNode extends NodeBase, BackgroundFields, VideoBackgroundFields {
  contentType: 'row';
  verticalAlignment?: VerticalAlignment;
  enableParallax: boolean;
  /** From -1 to 2; 0.5 when the markup gives none (PAR-01, PAR-02). */
  parallaxSpeed: number;
}
