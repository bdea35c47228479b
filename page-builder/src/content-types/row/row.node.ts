import type { BackgroundFields, NodeBase, VerticalAlignment, VideoBackgroundFields } from '../../node-base.ts';

/** A horizontal band of a page (PBT-05 to PBT-09). Appearances: `contained`, `full-width`, `full-bleed`. */
export interface RowNode extends NodeBase, BackgroundFields, VideoBackgroundFields {
  contentType: 'row';
  verticalAlignment?: VerticalAlignment;
  enableParallax: boolean;
  /** From -1 to 2; 0.5 when the markup gives none (PAR-01, PAR-02). */
  parallaxSpeed: number;
}
