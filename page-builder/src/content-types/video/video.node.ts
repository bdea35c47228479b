import type { NodeBase } from '../../node-base.ts';

/** A film with controls (PBT-43). */
export interface VideoNode extends NodeBase {
  contentType: 'video';
  /** As stored: the address of a YouTube or Vimeo player or of a file. `parseVideoSource` tells whether it can be played (VID-07). */
  url?: string;
  autoplay: boolean;
  muted: boolean;
  /** A length or percentage. */
  maxWidth?: string;
}
