/** Image in a file. */
export interface ImageFile {
  /** Changes whenever the file changes. Names the image in caches. */
  identity: string;
  /** Size in pixels. */
  width: number;
  height: number;
  /** Absolute path. */
  file: string;
}
