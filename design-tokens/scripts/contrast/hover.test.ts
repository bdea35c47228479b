import { expect, it } from 'vitest';
import { getToken, type ResolvedTheme } from '../model.ts';
import { readModel } from '../source.ts';

/** Returns hue in degrees and saturation from 0 to 1 of a color role, as in HSL. */
function getHueAndSaturation({ tokens }: ResolvedTheme, path: string): { hue: number; saturation: number } {
  const [red, green, blue] = getToken(tokens, path, 'color').value.components;
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const range = most - least;
  if (range === 0) return { hue: 0, saturation: 0 };
  const sector =
    most === red ? (green - blue) / range : most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  return { hue: (sector * 60 + 360) % 360, saturation: range / (1 - Math.abs(most + least - 1)) };
}

it.each(readModel().themes)('stays in the hue of the button under a pointer, as saturated: $name', (theme) => {
  const rest = getHueAndSaturation(theme, 'semantic.color.action.primary');
  const hover = getHueAndSaturation(theme, 'semantic.color.action.primaryHover');
  expect(Math.abs(hover.hue - rest.hue)).toBeLessThan(8);
  expect(hover.saturation).toBeGreaterThan(rest.saturation * 0.9);
});
