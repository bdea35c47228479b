import { describe, expect, it } from 'vitest';
import { sceneFor, scenes } from './scene-colors.ts';

describe('sceneFor', () => {
  it('goes with the colour of the band', () => {
    expect(sceneFor('#2f6690', 'amber')).toBe(scenes.sky);
    expect(sceneFor('#e8a93a', 'amber')).toBe(scenes.turmeric);
  });

  it('avoids the scene that a pack would melt into', () => {
    expect(sceneFor('#2f6690', 'sky')).not.toBe(scenes.sky);
  });
});
