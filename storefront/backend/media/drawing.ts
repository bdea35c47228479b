/** An image that can be drawn at any size. */
export interface Drawing {
  /** Same drawing, same text: what the SVG depends on. Names the drawing in caches. */
  identity: string;
  /** Natural size in drawing units; fixes the ratio. */
  width: number;
  height: number;
  /** Draws it as a complete SVG document. Pure, but not free: a few milliseconds. */
  draw: () => string;
}
