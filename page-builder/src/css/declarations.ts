import { findTopLevel, splitTopLevel, stripComments } from './scan.ts';

/** One CSS declaration. */
export interface Declaration {
  /** Lower-case name. */
  property: string;
  /** Trimmed, without `!important`. */
  value: string;
  important: boolean;
}

const propertyName = /^-?[a-z][a-z-]*$/;

/**
 * Splits the text of a `style` attribute or rule body into declarations, in order.
 * `:` and `;` inside strings, brackets and `url()` belong to the value. Parts that are no declaration and custom
 * properties are left out.
 */
export function splitDeclarations(css: string): Declaration[] {
  return splitTopLevel(stripComments(css), ';').flatMap((part) => {
    const colon = findTopLevel(part, ':');
    if (colon === part.length) return [];
    const property = part.slice(0, colon).trim().toLowerCase();
    const text = part.slice(colon + 1);
    const mark = text.lastIndexOf('!');
    const important =
      mark >= 0 &&
      text
        .slice(mark + 1)
        .trim()
        .toLowerCase() === 'important';
    const value = (important ? text.slice(0, mark) : text).trim();
    return propertyName.test(property) && value !== '' ? [{ property, value, important }] : [];
  });
}

/** `min-height` to `minHeight`, `-webkit-box-flex` to `WebkitBoxFlex`, as React names style properties. */
export function camelCase(property: string): string {
  return property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
