import { cssValue, getUnit } from '../css-value.ts';
import type { Token } from '../dtcg.ts';
import type { ResolvedTheme } from '../model.ts';
import type { ColorValue } from '../token-value.ts';
import { emitTree } from './dtcg.ts';

/**
 * Returns `style-dictionary/<theme>.tokens.json`: one theme with values as text, which every version of Style Dictionary
 * reads. Aliases are kept; a length that grows with the viewport has its maximum.
 */
export function emitStyleDictionary({ tokens }: Pick<ResolvedTheme, 'tokens'>): string {
  return emitTree(tokens, (token) => ({
    $type: token.type,
    $value: token.alias === undefined ? getText(token) : `{${token.alias}}`,
    $description: token.description,
  }));
}

function getText(token: Token): string | number | readonly number[] {
  switch (token.type) {
    case 'color':
      return getHex(token.value);
    case 'cubicBezier':
    case 'fontWeight':
      return token.value;
    case 'number':
      return getUnit(token) === '' ? token.value : cssValue(token, getUnit(token));
    default:
      return cssValue(token);
  }
}

/** Returns `#rrggbb` or `#rrggbbaa`; not every tool reads `rgb(r g b / a)`. */
function getHex({ hex, alpha }: ColorValue): string {
  const byte = Math.round(alpha * 255);
  return alpha === 1 ? hex : hex + byte.toString(16).padStart(2, '0');
}
