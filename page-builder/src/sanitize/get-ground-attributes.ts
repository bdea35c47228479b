import { getBackgroundTone } from '../css/contrast.ts';
import { readColor } from '../css/colors.ts';
import { splitDeclarations } from '../css/declarations.ts';
import { cascade } from '../parser/element-style.ts';

/**
 * Returns the attributes that keep text readable on a background color that an editor chose for one element: it is the
 * same in every theme, so the light theme holds on it, and the style sheets choose the color of text by its tone.
 *
 * @param style - Text of the element's `style` attribute.
 * @returns no attributes without a background color, on an image, or on a color that lets light through
 */
export function getGroundAttributes(style: string): readonly (readonly [name: string, value: string])[] {
  if (!style.includes('background') || /(?:url|gradient)\(/i.test(style)) return [];
  const tone = getBackgroundTone(readColor(cascade(splitDeclarations(style)).get('background-color')));
  return tone === undefined
    ? []
    : [
        ['data-theme', 'light'],
        ['data-pb-background', tone],
      ];
}
