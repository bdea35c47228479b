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
  /** What the film is called, where the markup says it. */
  title?: string;
  /** The still picture of a file. */
  poster?: string;
  /** Captions of a file; Page Builder writes none, markup by hand may. */
  captions?: VideoCaptions[];
}

/** A file with the captions of a film in one language. */
export interface VideoCaptions {
  src: string;
  kind: 'captions' | 'subtitles';
  /** Of the texts, as in `lang`. */
  language?: string;
  label?: string;
}
