import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';

interface IconMaskOptions {
  /** Size: 16, 20 or 24 px. Default `small`. */
  size?: 'small' | 'medium' | 'large';
  /** Whether the path is filled. Default `false`: it is a line. */
  filled?: boolean;
  /** Color. Default: that of the text. */
  color?: string;
}

const sizes = { small: vars.size.iconSm, medium: vars.size.iconMd, large: vars.size.iconLg };
const line = `fill='none' stroke='%23000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'`;

/**
 * Returns the styles of a pseudo-element that draws a decorative icon: elements repeated in lists are cheaper without
 * an `<svg>` each. Where a content security policy forbids `data:` images, nothing is drawn.
 *
 * @param path - A path of `icon-paths.ts`.
 */
export function iconMask(path: string, { size = 'small', filled = false, color = 'inherit' }: IconMaskOptions = {}) {
  const svg = `%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' ${filled ? '' : line}%3E%3Cpath d='${path}'/%3E%3C/svg%3E`;
  return {
    content: '""',
    flex: 'none',
    width: sizes[size],
    height: sizes[size],
    color,
    background: 'currentColor',
    mask: `url("data:image/svg+xml,${svg}") center / contain no-repeat`,
    // Paper has no backgrounds, forced colors have none of their own, and both need the icon.
    printColorAdjust: 'exact',
    forcedColorAdjust: 'preserve-parent-color',
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  } as const;
}
