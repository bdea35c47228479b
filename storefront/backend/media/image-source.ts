import type { Drawing } from './drawing.ts';
import type { ImageFile } from './image-file.ts';
import type { MediaPath } from './media-path.ts';

/** Image before it is encoded in a size and format. */
export type SourceImage = Drawing | ImageFile;

/** Where the images below `/media/` come from: a renderer, or a folder of files (`createImageFolder`). */
export interface ImageSource {
  /** Returns the image of a path; null for a path that names none. */
  find(path: MediaPath): SourceImage | null | Promise<SourceImage | null>;
}
