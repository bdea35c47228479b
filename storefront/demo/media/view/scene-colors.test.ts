import { describe, expect, it } from 'vitest';
import { getScene, scenes } from './scene-colors.ts';

describe('getScene', () => {
  it('goes with the color of the band', () => {
    expect(getScene('#2f6690', 'amber')).toBe(scenes.sky);
    expect(getScene('#e8a93a', 'amber')).toBe(scenes.turmeric);
  });

  it('avoids the scene that a pack would melt into', () => {
    expect(getScene('#2f6690', 'sky')).not.toBe(scenes.sky);
  });
});
