import type { Box } from '../svg/geometry.ts';
import type { TextOutline } from '../typography/text-outline.ts';

/** Which side of the pack faces the viewer. */
export type PackFace = 'front' | 'back';

/** Where a pack touches the ground, for its shadow. */
export interface PackFoot {
  /** Half the width and half the depth of the foot in the picture. */
  halfWidth: number;
  halfDepth: number;
  /** Outline of a foot that is no ellipse. */
  outline?: string;
}

/** A drawn pack. Its foot stands on the point 0, 0; y grows downward, so the pack itself lies at negative y. */
export interface PackArt {
  markup: string;
  /** Around the whole pack without its shadow. */
  box: Box;
  foot: PackFoot;
  /** Outline of the pack, for the shadow that it casts when it lies flat. */
  silhouette: string;
  /** Where the label is seen on the pack. */
  focus: Box;
  /** The printed panel as a flat sheet, in the units of `texts`. */
  label: Box;
  /** Every text on the label, flat, before it is bent around or turned with the pack; all lie in `label`. */
  texts: readonly TextOutline[];
}
