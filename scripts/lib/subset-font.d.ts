/** The part of subset-font that generate-fonts.mjs uses; the package ships without types. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'woff2' | 'woff' | 'truetype';
    /** Four-letter tags of the OpenType features to keep; all when absent. */
    keepFeatures?: readonly string[];
    variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>;
  }

  /**
   * @param text every character to keep
   * @throws Error when the bytes are no font or the axis does not exist.
   */
  export default function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Buffer>;
}
