import type { NodeBase } from '../../node-base.ts';

/** Slides, one at a time (PBT-32). */
export interface SliderNode extends NodeBase {
  contentType: 'slider';
  autoplay: boolean;
  /** Milliseconds a slide stays, as the merchant set it; 4000 when the markup gives none. */
  autoplaySpeed: number;
  fade: boolean;
  infinite: boolean;
  showArrows: boolean;
  showDots: boolean;
}
