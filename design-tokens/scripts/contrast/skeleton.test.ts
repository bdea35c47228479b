import { expect, it } from 'vitest';
import { getToken } from '../model.ts';
import { readModel } from '../source.ts';
import { contrastRatio } from './contrast.ts';

it.each(readModel().themes)('stands out from pages, surfaces and quiet panels, also without motion: $name', (theme) => {
  const components = (role: string) =>
    getToken(theme.tokens, `semantic.color.background.${role}`, 'color').value.components;
  for (const background of ['page', 'surface', 'quiet'])
    expect(contrastRatio(components('skeleton'), components(background)), background).toBeGreaterThan(1.12);
});
