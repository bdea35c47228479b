/** The strings of a comparison table. */
export interface ComparisonTableStrings {
  /** Header of the column with the names of the properties, for screen readers. */
  properties: string;
  /** Mark of a row whose values differ. */
  differs: string;
}

export const comparisonTableStrings: ComparisonTableStrings = { properties: 'Property', differs: 'Different' };
